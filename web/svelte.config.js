import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    discloseVersion: false, // every file of the page would ask for it
    cssHash: ({ hash, filename }) => `s${hash(filename)}`, // short: it stands in every class
  },
}

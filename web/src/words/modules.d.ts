/** Made by scripts/word-files.mjs: how the words of a bundle are loaded in a language, by "house/fr". */
declare module 'virtual:words' {
  const files: Record<string, () => Promise<{ default: import('../lib/fluent').Entries }>>
  export default files
}

// Tests find the page speaking English.

import { speak } from '../src/lib/lang.svelte'

await speak('en')

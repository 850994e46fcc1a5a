// The page starts here, when it can speak.

import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './lib/lang.svelte'
import { settings } from './lib/settings.svelte'
import './style/base.css'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the app')
void speak(settings.lang).then(() => mount(App, { target: root }))

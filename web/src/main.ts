// The page starts here.

import { mount } from 'svelte'
import App from './App.svelte'
import './style/base.css'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the app')
mount(App, { target: root })

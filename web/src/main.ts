import { mount } from 'svelte';
import App from './App.svelte';
import './lib/design/index.css';
import { startLook } from './lib/design/theme.svelte';

startLook();

const target = document.getElementById('app');
if (target) mount(App, { target });

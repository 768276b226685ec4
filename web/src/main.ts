import { mount } from 'svelte';
import App from './App.svelte';
import './lib/design/index.css';
import { startLook } from './lib/design/theme.svelte';
import { keepForLater } from './lib/offline';

startLook();

const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) addEventListener('load', () => void keepForLater().catch(() => undefined));

import { mount } from 'svelte';
import App from './App.svelte';
import { loadBoard } from './boards';
import './lib/design/index.css';
import { startLook } from './lib/design/theme.svelte';
import { openWith } from './lib/game';
import { keepForLater } from './lib/offline';

startLook();
openWith(loadBoard);

const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) addEventListener('load', () => void keepForLater(loadBoard).catch(() => undefined));

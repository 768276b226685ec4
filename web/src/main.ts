import { mount } from 'svelte';
import App from './App.svelte';
import { loadBoard } from './boards';
import './lib/design/index.css';
import { startLook } from './lib/design/theme.svelte';
import { openWith } from './lib/game';
import { keepForLater } from './lib/offline';

startLook();
openWith(loadBoard);

// The gallery: the same client without a server, over what was recorded.
const gallery = import.meta.env.MODE === 'kit';
if (gallery) await import('./kit/house').then(({ moveIn }) => moveIn());

const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD && !gallery)
  addEventListener('load', () => void keepForLater(loadBoard).catch(() => undefined));

import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 699px', false);
const wide = new MediaQuery('min-width: 1200px', true);

export const isPhone = () => phone.current;
export const isWide = () => wide.current;

import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 699px', false);
const narrow = new MediaQuery('max-width: 899px', false);
const wide = new MediaQuery('min-width: 1200px', true);

export const isPhone = () => phone.current;
/** A tablet held upright, too: tables are laid as on the phone. */
export const isNarrow = () => narrow.current;
export const isWide = () => wide.current;

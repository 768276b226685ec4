import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 699px', false);
const narrow = new MediaQuery('max-width: 899px', false);
const tablet = new MediaQuery('(min-width: 700px) and (min-height: 800px)', false);
const tall = new MediaQuery('min-height: 761px', true);
const wide = new MediaQuery('min-width: 1200px', true);
/** Room for a page of two columns that does not scroll. */
const desk = new MediaQuery('(min-width: 1000px) and (min-height: 560px)', true);

export const isDesk = () => desk.current;
export const isPhone = () => phone.current;
/** A tablet held upright, too: tables are laid as on the phone. */
export const isNarrow = () => narrow.current;
/** Broad and tall enough for cards of the ordinary size in the sheet at its foot. */
export const isTablet = () => tablet.current;
/** Tall enough for all that may be said at a desk. */
export const isTall = () => tall.current;
export const isWide = () => wide.current;

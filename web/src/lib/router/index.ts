export { closedByBack } from './back';
export { match } from './match';
export { followLinks, navigate, path, query, resolve } from './router.svelte';

export { LANGS, type Lang, type Values } from './bundles';
export { figure } from './figures';
export { addWords, hasText, lang, say, setLang, t, type Message, type Words } from './text.svelte';

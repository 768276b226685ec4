export { LANGS, type Lang, type Values } from './bundles';
export { addWords, hasText, lang, say, setLang, t, type Message } from './text.svelte';

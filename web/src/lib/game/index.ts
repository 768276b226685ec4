export {
  currentCards,
  games,
  loadGames,
  openGame,
  openWith,
  setCurrent,
  shelf,
  wordsOf,
  type Shelf,
} from './library.svelte';
export { answerWords } from './answer';
export { keep, remembered } from './keep';
export { game, hasGameText } from './say';
export { GameWords, keyOf, MARKED } from '../text/words';
export * from './choices';
export { Picker } from './picker.svelte';

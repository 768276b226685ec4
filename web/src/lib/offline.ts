import { loadGames } from './game';
import { LANGS } from './text';

/** The name of the worker's cache, as in public/sw.js. */
const CACHE = 'prowl-1';

/** Keeps the client, and the board, words, rules and cards of every game, for when there is no line. */
export async function keepForLater(loadBoard: (game: string) => Promise<void>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const installed = await loadGames();
  await Promise.all(installed.map((game) => loadBoard(game.id)));
  const games = installed.map((game) => `/api/games/${game.id}`);
  const texts = LANGS.map((lang) => `/text/${lang}.ftl`);
  const wanted = [
    '/api/games',
    ...texts.map((text) => `/api${text}`),
    ...games.flatMap((game) => [`${game}/cards`, `${game}/rules`, ...texts.map((text) => game + text)]),
  ];
  // Also the letters of the other language, which this page may not have needed yet.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  // What this page has loaded came before the worker could keep it.
  const built = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname);
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set([...built, ...wanted])]);
  await forgetOlder(cache, new Set(built));
}

/**
 * Takes out the files of earlier builds: all that this page has not loaded, once its boards and letters are there.
 * Another tab of an earlier build has loaded all of its own by then. If the page that is kept is not of my build, what
 * it needs stays.
 */
export async function forgetOlder(cache: Cache, built: ReadonlySet<string>): Promise<void> {
  const shell = await (await cache.match('/'))?.text();
  const mine = [...document.scripts].map((script) => script.getAttribute('src')).filter((src) => src !== null);
  if (!shell || !mine.length || !mine.every((src) => shell.includes(src))) return;
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  const older = kept.filter(({ url }) => !built.has(new URL(url).pathname));
  await Promise.all(older.map((request) => cache.delete(request)));
}

// Keeps the shell, the words, the rules and the cards for when there is no line. Tables are never kept.
const CACHE = 'prowl-1';
const SHELL = ['/', '/mark.svg', '/manifest.webmanifest'];
const KEPT = /^\/api\/(games(\/[\w-]+\/(cards|rules|text\/\w+\.ftl))?|text\/\w+\.ftl)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

const isPage = (response) => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Under the shell's name only a page is kept: other things can be opened by their address too. */
async function keep(request, response) {
  if (response.ok && (request !== '/' || isPage(response))) (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** The newest if there is a line, else what was kept. */
async function freshest(request, kept = request) {
  try {
    return await keep(kept, await fetch(request));
  } catch (error) {
    const found = await caches.match(kept);
    if (found) return found;
    throw error;
  }
}

/** Built files have the print of their content in their names: what was kept is right. */
async function kept(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // A seat's key in an address is the server's to answer.
    if (!url.searchParams.has('key')) event.respondWith(freshest(request, '/'));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (KEPT.test(url.pathname) || SHELL.includes(url.pathname)) event.respondWith(freshest(request));
});

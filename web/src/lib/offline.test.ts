import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOlder } from './offline';

const page = (build: string) => `<script type="module" src="/assets/index-${build}.js"></script>`;

/** A cache with a page of this build and these files. */
function cacheOf(build: string, files: readonly string[]) {
  const kept = new Set(files);
  const cache = {
    match: () => Promise.resolve(new Response(page(build))),
    keys: () => Promise.resolve([...kept].map((path) => new Request(new URL(path, location.origin)))),
    delete: (request: Request) => Promise.resolve(kept.delete(new URL(request.url).pathname)),
  };
  return { kept, cache: cache as unknown as Cache };
}

beforeEach(() => {
  const script = document.createElement('script');
  // Put in as text, or jsdom would fetch it.
  script.type = 'text/plain';
  script.setAttribute('src', '/assets/index-new.js');
  document.head.append(script);
});
afterEach(() => document.head.replaceChildren());

const NEW = ['/assets/index-new.js', '/assets/board-new.js'];
const OLD = ['/assets/index-old.js', '/assets/board-old.js'];

it('files of earlier builds are forgotten, words and rules are not', async () => {
  const { kept, cache } = cacheOf('new', [...OLD, ...NEW, '/', '/api/games']);
  await forgetOlder(cache, new Set(NEW));
  expect([...kept]).toEqual([...NEW, '/', '/api/games']);
});

it('as long as the page that is kept is of another build, its files stay', async () => {
  const { kept, cache } = cacheOf('old', [...OLD, ...NEW]);
  await forgetOlder(cache, new Set(NEW));
  expect([...kept]).toEqual([...OLD, ...NEW]);
});

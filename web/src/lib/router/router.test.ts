import { describe, expect, it } from 'vitest';
import { followLinks, match, navigate, path, query, resolve } from '.';

describe('match', () => {
  it('reads parameters and ignores a trailing slash', () => {
    expect(match('/table/:id', '/table/ab%20c/')).toEqual({ id: 'ab c' });
    expect(match('/', '/')).toEqual({});
  });

  it('refuses what does not fit', () => {
    expect(match('/table/:id', '/table')).toBeUndefined();
    expect(match('/kit', '/kits')).toBeUndefined();
    expect(match('/table/:id', '/table/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });
});

describe('the address', () => {
  it('follows navigation and the back button', async () => {
    navigate('/', { replace: true });
    navigate('/table/7?seat=2');
    expect([path(), query('seat')]).toEqual(['/table/7', '2']);
    expect(
      resolve([
        ['/', 'home'],
        ['/table/:id', 'table'],
      ]),
    ).toEqual({ page: 'table', params: { id: '7' } });
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await back;
    expect(path()).toBe('/');
  });

  it('follows own links and leaves the others to the browser', () => {
    const root = document.createElement('div');
    root.innerHTML = '<a id="own" href="/kit">k</a><a id="new" href="/kit" target="_blank">n</a>';
    document.body.append(root);
    const stop = followLinks(root);
    root.querySelector<HTMLElement>('#own')?.click();
    expect(path()).toBe('/kit');
    navigate('/');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let left = false;
    document.body.addEventListener(
      'click',
      (e) => {
        left = !e.defaultPrevented;
        e.preventDefault();
      },
      { once: true },
    );
    root.querySelector('#own')?.dispatchEvent(click);
    expect([path(), left]).toEqual(['/', true]);
    stop();
  });
});

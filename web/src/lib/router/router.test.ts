import { describe, expect, it, vi } from 'vitest';
import { closedByBack, followLinks, match, navigate, path, query, resolve } from '.';

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

describe('back', () => {
  /** A step of the history is made later. */
  const step = (act: () => void) =>
    new Promise<unknown>((done) => {
      addEventListener('popstate', () => setTimeout(done), { once: true });
      act();
    });
  const back = () => step(() => history.back());

  it('closes what lies over the page, the topmost first, and then leaves', async () => {
    navigate('/');
    navigate('/t/7');
    const [below, above] = [vi.fn(), vi.fn()];
    closedByBack(below);
    closedByBack(above);
    await back();
    expect([below, above].map((close) => close.mock.calls.length)).toEqual([0, 1]);
    await back();
    expect([below, above].map((close) => close.mock.calls.length)).toEqual([1, 1]);
    expect(path()).toBe('/t/7');
    await back();
    expect(path()).toBe('/');
  });

  it('leaves at once when all has been closed otherwise', async () => {
    navigate('/');
    navigate('/t/7');
    const close = vi.fn();
    const closed = closedByBack(close);
    await step(closed);
    await back();
    expect([path(), close.mock.calls.length]).toEqual(['/', 0]);
  });

  it('is not kept from a page that was come to from what lay over another', async () => {
    navigate('/');
    navigate('/t/7');
    const closed = closedByBack(() => undefined);
    navigate('/rules');
    closed();
    await back();
    expect(path()).toBe('/t/7');
    await back();
    expect(path()).toBe('/');
  });

  it('does not carry away who goes to another page while a closed thing is being forgotten', async () => {
    navigate('/t/7');
    const closed = closedByBack(() => undefined);
    await step(() => {
      closed();
      setTimeout(() => navigate('/rules'));
    });
    expect(path()).toBe('/rules');
    await back();
    expect(path()).toBe('/t/7');
  });

  it('closes what has opened while another thing was being forgotten', async () => {
    navigate('/');
    navigate('/t/7');
    const [first, second] = [vi.fn(), vi.fn()];
    const closed = closedByBack(first);
    await step(() => {
      closed();
      setTimeout(() => closedByBack(second));
    });
    await back();
    expect([path(), first.mock.calls.length, second.mock.calls.length]).toEqual(['/t/7', 0, 1]);
    await back();
    expect(path()).toBe('/');
  });

  it('does not take back an address that the page was given from what lay over it', async () => {
    navigate('/');
    navigate('/t/7/replay?at=1');
    const closed = closedByBack(() => undefined);
    await step(() => {
      navigate('/t/7/replay?at=9', { replace: true });
      closed();
    });
    expect([path(), query('at')]).toEqual(['/t/7/replay', '9']);
    await back();
    expect(path()).toBe('/');
  });

  it('is not undone by "forward": nothing opens again', async () => {
    navigate('/t/7');
    closedByBack(() => undefined);
    await back();
    const length = history.length;
    await step(() => history.forward());
    await step(() => undefined);
    const closed = closedByBack(() => undefined);
    expect(history.length).toBe(length);
    await step(closed);
  });
});

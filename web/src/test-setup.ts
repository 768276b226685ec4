// What jsdom leaves out of a window.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => ({
    media,
    // A desk's window: at least as wide as asked, at most is never true.
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
Object.defineProperty(window, 'scrollTo', { value: () => undefined });

// Nothing has a size here, so nothing changes it.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nothing is laid out here either: what is in the page counts as seen.
Element.prototype.checkVisibility ??= function () {
  return this.isConnected;
};

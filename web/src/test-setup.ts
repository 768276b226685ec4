// What jsdom leaves out of a window.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => ({
    media,
    matches: false,
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

/** Space and Escape close a scene, wherever the focus is. */
export function skipKeys(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== ' ' && event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
}

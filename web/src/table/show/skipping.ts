/** Keys that only end the show; any other key ends it and does what it does. */
const ONLY_SKIP: ReadonlySet<string> = new Set(['Escape', ' ', 'Enter']);
const HELD: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** While events are shown, a key ends the show. */
export function attachSkip(events: { readonly playing: boolean; skip: () => void }): () => void {
  const key = (event: KeyboardEvent) => {
    if (!events.playing || HELD.has(event.key)) return;
    events.skip();
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, a, input, select, textarea, summary') !== null;
    if (!ONLY_SKIP.has(event.key) || (onControl && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', key, true);
  return () => window.removeEventListener('keydown', key, true);
}

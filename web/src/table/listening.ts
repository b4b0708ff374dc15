/** Passes on keys that nobody types into a field and that no dialog takes; `press` says whether a key meant something. */
export function listenToKeys(press: (event: KeyboardEvent) => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (press(event)) event.preventDefault();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox]):not([type=range]), textarea, select') || target.isContentEditable)
  );
}

/** Whether a key goes to something that has its own use for Enter and Space. */
export function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, input, summary, [role=tab]');
}

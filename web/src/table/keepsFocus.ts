/**
 * Who plays by keys presses a button that is gone with the next position: the focus would fall back to the top of the page.
 * It goes to the part of the table the button stood in instead (marked data-keeps-focus), or to the question if that is gone
 * too, so that Tab leads on from there. Who points with a mouse or finger is left alone.
 */
export function keepsFocus(table: HTMLElement): { destroy: () => void } {
  let part = table.querySelector<HTMLElement>('.prompt'); // a player who uses keys begins at the question
  const came = ({ target }: FocusEvent) => {
    part = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-keeps-focus]') : null;
  };
  const pointed = () => (part = null);
  // A button pressed by mouse does not keep the focus: the next Enter is meant for the table, not for a zoom button.
  const clicked = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  };
  const lost = () => {
    if (!part || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const next = part.isConnected ? part : table.querySelector<HTMLElement>('.prompt');
    next?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(lost);
  watch.observe(table, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  table.addEventListener('focusin', came);
  table.addEventListener('pointerdown', pointed, true);
  table.addEventListener('mousedown', clicked);
  return {
    destroy() {
      watch.disconnect();
      table.removeEventListener('focusin', came);
      table.removeEventListener('pointerdown', pointed, true);
      table.removeEventListener('mousedown', clicked);
    },
  };
}

const TITLE = 'Salient';

/** The tab's title says when it is my turn; with leave, the browser does too when the tab is hidden. */
export function attention(mine: boolean, phase: string, notify: boolean): () => void {
  document.title = mine ? `● Your move · ${TITLE}` : phase ? `${phase} · ${TITLE}` : TITLE;
  if (!mine || !notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return () => {};
  const note = new Notification('It is your move', { body: phase, tag: 'salient-move' });
  note.onclick = () => window.focus();
  return () => note.close();
}

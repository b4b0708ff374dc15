/** Passes on keys that nobody types into a field and that no dialog takes; `press` says whether a key meant something. */
export function listenToKeys(press: (event: KeyboardEvent) => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    // A key held down moves the map or zooms; an order is given once per press.
    if (event.repeat && !/^(Arrow|[+=\-−])/.test(event.key)) return;
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

interface Controller {
  session: { undo(): unknown; redo(): unknown };
  map: { zoom(steps: number): void } | null;
  stepBack(): boolean;
}

/** What the keys of a table act on. */
export interface KeyContext<C extends Controller = Controller> {
  controller: C;
  help: () => void;
  find: () => void;
  end: () => void;
}

/** Keys with the same meaning at every table; null if it is not one of them, otherwise whether it did something. */
export function pressCommon(event: KeyboardEvent, { controller, help, find }: KeyContext): boolean | null {
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
    void (event.shiftKey ? controller.session.redo() : controller.session.undo());
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (key) {
    case 'Escape':
      return controller.stepBack();
    case '?':
      help();
      return true;
    case '/':
      find();
      return true;
    case '+':
    case '=':
      controller.map?.zoom(1);
      return true;
    case '-':
    case '−':
      controller.map?.zoom(-1);
      return true;
  }
  return null;
}

/** Whether a key goes to something that has its own use for Enter and Space. */
export function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, input, summary, [role=tab]');
}

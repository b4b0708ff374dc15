import type { Sheet } from './SheetHandle.svelte';
import type { Tab } from './Tabs.svelte';

const SMALL = '(max-width: 900px)';

/** Draws over a map of any kind; `place` finds on the screen what the game's notation names. */
export type Drawing = (ctx: CanvasRenderingContext2D, place: (at: string) => [number, number] | null) => void;

/** What is open on the page of a game, and how much of the map it covers. The shell shows it; boards read and change it. */
export class PageState {
  /** A small screen: the panel is a sheet at the bottom. */
  narrow = $state(window.matchMedia(SMALL).matches);
  sheet = $state<Sheet>('low');
  sheetHeight = $state(0);
  replayHeight = $state(0);
  /** How much of a small screen the lesson covers. */
  lessonHeight = $state(0);
  tab = $state<Tab>('log');
  clause = $state<string | null>(null);
  find = $state(false);
  help = $state(false);
  menu = $state(false);
  replay = $state(false);
  /** Whether what the computer players intended is shown beside the replay. */
  intentions = $state(false);
  /** Drawn over the map. */
  drawing = $state.raw<Drawing | null>(null);
  /** How much is laid out: the question comes first, with the map to answer it on; the rest follows, one part per frame. */
  laid = $state(0);

  /** Follows the width of the screen until the result is called. */
  watchWidth(): () => void {
    const query = window.matchMedia(SMALL);
    const changed = () => (this.narrow = query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }

  openClause(clause: string): void {
    this.clause = clause;
    this.tab = 'rules';
    if (this.narrow) this.sheet = 'full';
  }
}

/** Keys that work at every table; the letters of a game's own menus come with its prompts. */
export const KEYS: { keys: string[]; does: string }[] = [
  { keys: ['N'], does: 'next unit that can still act' },
  { keys: ['G'], does: 'take up the units under the cursor' },
  { keys: ['1', '…', '6'], does: 'move the cursor, or the unit taken up, one hex; 1 is up the column, then clockwise' },
  { keys: ['0'], does: 'centre the map on the cursor or the unit' },
  { keys: ['Enter'], does: 'act on the hex under the cursor; plot the attack shown' },
  { keys: ['Esc', 'Q'], does: 'one step back' },
  { keys: ['T'], does: 'hide or show the counters' },
  { keys: ['←', '↑', '→', '↓'], does: 'move the map' },
  { keys: ['+', '−'], does: 'zoom' },
  { keys: ['/'], does: 'find a place or a unit' },
  { keys: ['Ctrl', 'Z'], does: 'undo; with Shift, redo' },
  { keys: ['?'], does: 'this page' },
];

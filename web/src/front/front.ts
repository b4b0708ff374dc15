/** The last day up to a date on which the line of history is known; both as `1944-12-16`. */
export function historyUntil(fronts: Record<string, unknown>, date: string): string | undefined {
  return Object.keys(fronts)
    .filter((d) => date !== '' && d <= date)
    .sort()
    .at(-1);
}

/** By hex: 1 behind the front, 0 before it. The text has lengths of runs, beginning with one of hexes before it. */
export function hexesOf(runs: string, count: number): number[] {
  const hexes = new Array<number>(count).fill(0);
  let at = 0;
  let behind = 0;
  for (const run of runs.split(' ')) {
    hexes.fill(behind, at, at + Number(run));
    at += Number(run);
    behind = 1 - behind;
  }
  return hexes;
}

/** How many hexes a front was made on. */
export const hexCount = (runs: string): number => runs.split(' ').reduce((sum, run) => sum + Number(run), 0);

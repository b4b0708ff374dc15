/** The file that `./salient simulate --json` writes: what this page shows of it. */
/** Shapes on a width of 720; their look is a class of the style sheet. */
export interface Plot {
  title: string;
  height: number;
  rects: { look: string; x: number; y: number; width: number; height: number }[];
  lines: { look: string; points: string }[];
  dots: { x: number; y: number }[];
  texts: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string; turned: boolean }[];
}

export interface Turn {
  name: string;
  /** The day of history it stands for, as `1944-12-16`, or empty. */
  date: string;
  games: number;
  /** By hex: in how many games it lay behind the attacker's front. */
  front: number[];
}

export interface NumberTable {
  title: string;
  header: string[];
  rows: string[][];
}

export interface Section {
  id: string;
  title: string;
  sentence: string;
  /** The first shows the numbers of the first table, and so on. */
  plots: Plot[];
  tables: NumberTable[];
}

export interface Replay {
  game: number;
  what: string;
  sentence: string;
  /** The front of a turn is written as run lengths, beginning with a run of hexes that are not behind it. */
  turns: { turn: string; front: string }[];
  record: string;
}

export interface Study {
  sections: Section[];
  replays: Replay[];
  result: {
    title: string;
    manifest: { game: string };
    sides: { name: string; player: string }[];
    course: Turn[];
    games: unknown[];
  };
}

const FORMAT = 2;
const MOST_BYTES = 50_000_000;

/** Reads a study's file in the browser. What is no study is an error whose message says so. */
export async function readStudy(file: File): Promise<Study> {
  if (file.size > MOST_BYTES) throw new Error('It is larger than any study.');
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new Error('It is not a JSON file. Write one with ./salient simulate GAME --json FILE.');
  }
  return checked(content);
}

function checked(content: unknown): Study {
  const study = content as Study & { format?: unknown };
  if (typeof study !== 'object' || study === null || !('result' in study) || !('format' in study))
    throw new Error('It is not the result of a study. Write one with ./salient simulate GAME --json FILE.');
  if (study.format !== FORMAT)
    throw new Error(`It has format ${String(study.format)}; this page reads format ${FORMAT}. Run the study again.`);
  const { sections, replays, result } = study;
  const whole =
    Array.isArray(sections) &&
    sections.every(
      (s) => Array.isArray(s.plots) && Array.isArray(s.tables) && s.tables.every((t) => Array.isArray(t.header) && Array.isArray(t.rows)),
    ) &&
    Array.isArray(replays) &&
    typeof result?.manifest?.game === 'string' &&
    [result.sides, result.course, result.games].every(Array.isArray);
  if (!whole) throw new Error('Parts of the study are missing. Run the study again.');
  return study;
}

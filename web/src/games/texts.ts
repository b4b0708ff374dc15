import helpAddress from './help.json?url';
import lessonsAddress from './lessons.json?url';

/** A text that is loaded when it is wanted, and once. */
function loaded<T>(address: string): () => Promise<T> {
  let all: Promise<T> | undefined;
  return () => (all ??= fetch(address).then((answer) => answer.json() as Promise<T>));
}

type Lessons = Record<string, Record<string, string>>;
const lessons = loaded<Lessons>(lessonsAddress);

/** The texts of a game's lessons by their titles. */
export const lessonTexts = async (game: string): Promise<Lessons[string]> => (await lessons())[game] ?? {};

type Board = 'hexes' | 'inches';

/** What the help says of the keys and of the mouse at each kind of board, of the marks on stands, and how each game is played. */
export interface HelpTexts {
  keys: Record<Board, [keys: string[], does: string][]>;
  mouse: Record<Board, string[]>;
  marks: string;
  how: Record<string, string[]>;
}
export const helpTexts = loaded<HelpTexts>(helpAddress);

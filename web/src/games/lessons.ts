import address from './lessons.json?url';

type Texts = Record<string, string>;

let all: Promise<Record<string, Texts>> | undefined;

/** The texts of a game's lessons by their titles. They are loaded for a guided game and not before. */
export async function lessonTexts(game: string): Promise<Texts> {
  all ??= fetch(address).then((answer) => answer.json() as Promise<Record<string, Texts>>);
  return (await all)[game] ?? {};
}

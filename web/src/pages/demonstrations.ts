/** The games between computer players that come with the program, the shortest first. */
export const DEMONSTRATIONS: { id: string; title: string; scenario: string }[] = [
  { id: 'race', title: 'Race for Bastogne', scenario: 'the whole game' },
  { id: 'breakthrough', title: 'Breakthrough in the Ardennes', scenario: 'First Seven Days' },
  { id: 'wave', title: 'Wave of Terror', scenario: 'The Northern Shoulder' },
  { id: 'greatbattles', title: 'Great Battles of WWII', scenario: 'The Crossroads' },
];

/** The record of a demonstration. */
export async function demonstration(game: string): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}demonstrations/${game}.txt`);
  if (!response.ok) throw new Error('The demonstration game is not part of this build.');
  return response.text();
}

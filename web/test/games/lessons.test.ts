import { describe, expect, it } from 'vitest';
import breakthrough from '../../src/games/breakthrough/index.ts';
import { LESSONS } from '../../src/games/greatbattles/tutorial.ts';
import texts from '../../src/games/lessons.json';
import race from '../../src/games/race/index.ts';
import wave from '../../src/games/wave/index.ts';

describe('the lessons of a guided game', () => {
  const titles = {
    breakthrough: breakthrough.tutorial!.lessons.map((l) => l.title),
    greatbattles: LESSONS.map((l) => l.title),
    race: race.tutorial!.lessons.map((l) => l.title),
    wave: wave.tutorial!.lessons.map((l) => l.title),
  };

  it.each(Object.entries(titles))('have a text each, and no text is left over: %s', (game, all) => {
    expect(Object.keys(texts[game as keyof typeof texts]).sort()).toEqual([...all].sort());
  });
});

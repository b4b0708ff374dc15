import { describe, expect, it } from 'vitest';
import breakthrough from '../../src/games/breakthrough/index.ts';
import { LESSONS } from '../../src/games/greatbattles/tutorial.ts';
import help from '../../src/games/help.json';
import texts from '../../src/games/lessons.json';
import { CATALOG } from '../../src/pages/catalog.ts';
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

describe('the help', () => {
  it('says how each game is played, and what each key does', () => {
    expect(Object.keys(help.how).sort()).toEqual(CATALOG.map((entry) => entry.id).sort());
    for (const steps of Object.values(help.how)) expect(steps.length).toBeGreaterThan(2);
    for (const keys of Object.values(help.keys)) {
      expect(new Set(keys.map(([pressed]) => (pressed as string[]).join('+'))).size).toBe(keys.length);
      for (const [pressed, does] of keys) expect(pressed.length * does.length).toBeGreaterThan(0);
    }
  });
});

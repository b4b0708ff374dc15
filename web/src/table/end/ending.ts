import type { Figure, KeyMoment, Luck, Outcome, Seat, State, Story } from '../../api/types.ts';
import { decimal } from '../../numbers.ts';

/** A side as a word: "german" is German. */
export const sideName = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);

/** Who won, as the viewer reads it. */
export function headline(outcome: Outcome, side: string, alone: boolean): string {
  if (!outcome.winner) return 'A draw';
  if (alone || side === 'public') return `${sideName(outcome.winner)} victory`;
  return outcome.winner === side ? 'You have won' : 'You have lost';
}

/** How it was won, in a sentence. */
export function levelTold({ winner, level }: Outcome, seats: Pick<Seat, 'side'>[]): string {
  if (level === 'resignation') {
    const loser = seats.find((s) => s.side !== winner)?.side ?? '';
    return `The ${sideName(loser)} side resigned.`;
  }
  if (level === 'time') return `The time of the ${sideName(seats.find((s) => s.side !== winner)?.side ?? '')} side ran out.`;
  if (!winner) return `Nobody wins: ${level}.`;
  const words = level.toLowerCase().includes(winner) ? level : `${sideName(winner)} ${level}`;
  return /victory/i.test(words) ? `${words}.` : `${words} victory.`;
}

/** What the table says about the law of undo. */
export function undoTold(law: State['undoLaw'], undone: number): string {
  if (law !== 'practice') return '';
  const orders = undone === 1 ? '1 order was undone' : `${undone} orders were undone`;
  return `A practice game: undo was free, and ${undone === 0 ? 'nothing was undone' : orders}.`;
}

/** The figures at the end, in one line. */
export const scoreTold = (series: Series[]): string => series.map((s) => `${s.name}: ${s.values.at(-1)}`).join(' · ');

/** Whom the dice favored, and by how much. */
export function luckTold({ unit, sides }: Luck): string {
  const lucky = [...sides].sort((a, b) => b.luck - a.luck)[0];
  if (lucky.percentile < 55) return 'The dice were even.';
  const more = `came off better by ${decimal(lucky.luck / 100)} ${unit} than on average`;
  return `The dice favored the ${sideName(lucky.side)} side: it ${more}, luckier than in ${lucky.percentile} of 100 games with the same battles.`;
}

/** The part of a turn's title that names the day, or its first part. */
export function dayName(title: string): string {
  const parts = title.split(' · ');
  return parts.find((p) => /\d (Dec|Jan)\b/.test(p)) ?? parts[0];
}

/** What changed the game most, in a sentence. */
export function turningTold(moments: KeyMoment[]): string {
  const [most] = [...moments].sort((a, b) => b.share - a.share);
  return `The largest change came on ${dayName(most.turn)}, with ${most.share}% of all points and losses: ${most.sentences[0] ?? ''}`;
}

export interface Series {
  name: string;
  side: string;
  values: number[];
}

/** The lines of a chart: one per figure of this kind, a value per turn. */
export function seriesOf(story: Story, kind: Figure['kind']): Series[] {
  const found = new Map<string, Series>();
  story.turns.forEach((turn, t) => {
    for (const figure of turn.figures.filter((f) => f.kind === kind)) {
      const series = found.get(figure.name) ?? { name: figure.name, side: figure.side, values: Array<number>(t).fill(0) };
      series.values.push(figure.value);
      found.set(figure.name, series);
    }
  });
  return [...found.values()];
}

/** The sides' chances of winning after each turn, in percent. */
export function chancesOf(story: Story): Series[] {
  const sides = story.turns[0]?.chances.map((c) => c.side) ?? [];
  return sides.map((side, i) => ({ name: `${sideName(side)} %`, side, values: story.turns.map((t) => t.chances[i].percent) }));
}

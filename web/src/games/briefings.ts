import type { BreakthroughView, PlainView, WaveView } from '../api/types.ts';
import type { BriefingSheet } from '../table/board.ts';

const side = (name: string, own: boolean, ...lines: { text: string; clause?: string; met?: boolean }[]) => ({ side: name, own, lines });
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export function breakthroughBriefing(view: BreakthroughView): BriefingSheet {
  const held = view.towns.filter((t) => t.german).length;
  return {
    length: `day ${view.turn - view.firstTurn + 1} of ${view.lastTurn - view.firstTurn + 1}`,
    aims: [
      side(
        'German',
        view.viewer === 'german',
        { text: 'Take the starred towns early: each scores every turn you hold it, and once more at the end.', clause: '10.1b' },
        { text: 'Exit units over the west or north edge, and destroy American units.', clause: '10.1d' },
      ),
      side(
        'American',
        view.viewer === 'american',
        { text: 'Hold or retake the starred towns and the road junctions in front of them.', clause: '10.1a' },
        { text: 'Destroy German units and keep your own strength.', clause: '10.1g' },
      ),
    ],
    won: {
      text: 'The German points at the end decide who wins and how clearly.',
      clause: view.scenario === 'last-seven-days' ? '10.2d' : '10.2c',
    },
    standing: `The German side holds ${held} of ${plural(view.towns.length, 'scoring town')} and has ${plural(view.townPoints, 'point')} for towns.`,
  };
}

/** Whether the whole offensive is played, and not a few days of it. */
export const isCampaign = (view: WaveView): boolean => view.lastTurn - view.calendar[0].turn > 10;

export function waveBriefing(view: WaveView, viewer: string): BriefingSheet {
  const total = (who: string) => view.points.filter((p) => p.side === who).reduce((a, p) => a + p.points, 0);
  const whole = isCampaign(view);
  return {
    length: `day ${view.turn - view.calendar[0].turn + 1} of ${view.calendar.length}`,
    aims: [
      side(
        'German',
        viewer === 'german',
        { text: 'Take starred cities and hold them at the end.', clause: '4.7a' },
        { text: 'Destroy Allied steps; artillery counts double.', clause: '4.8a' },
        whole
          ? { text: 'Get units across the Meuse, or a supplied unit off the north-west edge for a victory at once.', clause: '4.3a' }
          : { text: 'Get units across the Meuse if you can: each scores every turn.', clause: '4.9a' },
      ),
      side(
        'Allied',
        viewer === 'allied',
        { text: 'Keep the starred cities, and destroy German steps.', clause: '4.8a' },
        ...(whole ? [{ text: 'Hold St. Vith at the end for an operational victory.', clause: '4.5a' }] : []),
      ),
    ],
    won: {
      text: 'The side with more points wins; twice as many are an operational victory, three times a strategic one.',
      clause: '4.13a',
    },
    standing: `German ${total('german')}, Allied ${total('allied')} points.`,
  };
}

export function plainBriefing(view: PlainView, names: Record<string, string>): BriefingSheet {
  const [first, second] = Object.keys(names);
  return {
    length: `turn ${view.turn} of ${view.turnLabels.length}`,
    aims: [
      side(names[first], view.viewer === first, {
        text: `Take starred towns worth ${view.scoreToWin} points by the end of the last turn.`,
      }),
      side(names[second], view.viewer === second, { text: `Keep the enemy below ${view.scoreToWin} points.` }),
    ],
    won: {
      text: `${names[first]} wins with ${view.scoreToWin} points at the end; otherwise ${names[second]} wins.`,
      clause: view.scoreClause,
    },
    standing: `${view.score} of ${view.scoreToWin} points.`,
  };
}

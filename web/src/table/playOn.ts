import { place } from '../api/place.ts';
import type { GameInfo, SeatRequest, SeatToken, State } from '../api/types.ts';

/** Whether a running game is played by one person against computer players only. */
const isSolo = ({ seats, side }: State): boolean => seats.every((s) => s.side === side || s.sitter === 'computer');

/** A running practice game against the computer: one may play on from it, with the sides as they are. */
const isPractice = (table: State): boolean => table.status === 'running' && table.undoLaw === 'practice' && isSolo(table);

/** How a new game can begin from a moment: the server has the last word. */
export interface Way {
  /** The side from whose knowledge hidden facts are drawn; empty where they are as they were. */
  drawnFor: string;
  title: string;
  /** Whether everyone keeps his side. */
  sameSeats: boolean;
}

/** The ways in which a new game from a moment of this one shows no secret. */
export function waysOn(table: State, seated: boolean, hotSeat: boolean, game: GameInfo): Way[] {
  const drawn = ({ id, name }: GameInfo['sides'][number]): Way => ({
    drawnFor: id,
    title: `only as the ${name} side knows it: what it does not know is drawn at random`,
    sameSeats: false,
  });
  if (table.status === 'over' || table.status === 'study' || hotSeat)
    return [{ drawnFor: '', title: 'exactly as it was', sameSeats: false }, ...game.sides.map(drawn)];
  const own = seated ? game.sides.filter((s) => s.id === table.side).map(drawn) : [];
  return isPractice(table) ? [{ drawnFor: '', title: 'exactly as it was, with the same sides', sameSeats: true }, ...own] : own;
}

/** Whether a new game can begin from a moment of this one at all. */
export const canPlayOn = (table: State, seated: boolean): boolean => seated || table.status === 'over' || table.status === 'study';

/** One of {@link seatChoices} as the server is asked for it. */
export const seatRequest = (choice: string): SeatRequest =>
  choice === 'me' || choice === 'invited' ? { kind: choice } : { kind: 'computer', computer: choice };

/** Who can play a side: I, someone with a link, or one of the computer players by its id. */
export function seatChoices(game: GameInfo, side: string): { value: string; title: string }[] {
  const able = game.computers.filter((c) => c.sides.includes(side));
  return [
    { value: 'me', title: 'I play it' },
    ...(place.invites ? [{ value: 'invited', title: 'a friend, by link' }] : []),
    ...able.map((c) => ({ value: c.id, title: `the computer: ${c.title}` })),
  ];
}

/** The seats of the game that is played on from; a stranger's side goes to the computer, where the game allows one. */
export function seatsAsBefore(table: State, mine: SeatToken[], game: GameInfo): Record<string, string> {
  const own = mine.length > 0 ? mine.map((s) => s.side) : [game.sides[0].id];
  return Object.fromEntries(
    game.sides.map(({ id }) => {
      const before = table.seats.find((s) => s.side === id)?.computer;
      const able = game.computers.filter((c) => c.sides.includes(id));
      const computer = able.find((c) => c.id === before) ?? able.find((c) => c.id !== 'random') ?? able[0];
      const people = table.options?.players === 'two'; // a rule of the original: then no computer plays
      return [id, own.includes(id) || people ? 'me' : (computer?.id ?? 'invited')];
    }),
  );
}

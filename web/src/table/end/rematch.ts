import { api } from '../../api/http.ts';
import { keepSeats, myName } from '../../api/seats.ts';
import { standardComputer } from '../../games/computers.ts';
import type { GameInfo, Seat, SeatRequest, State, TableCreated } from '../../api/types.ts';

/** Who plays which side next: everyone gets the other side, and a computer player one who can play it. */
export function seatsChanged(seats: Seat[], mine: string[], game: Pick<GameInfo, 'computers'>): Record<string, SeatRequest> {
  const requests: Record<string, SeatRequest> = {};
  seats.forEach((seat, i) => {
    const { side } = seats[(i + 1) % seats.length];
    const able = game.computers.filter((c) => c.sides.includes(side));
    const computer = able.find((c) => c.id === seat.computer) ?? standardComputer(able);
    requests[side] = mine.includes(seat.side)
      ? { kind: 'me' }
      : seat.sitter === 'computer'
        ? { kind: 'computer', computer: computer?.id ?? 'random' }
        : { kind: 'invited' };
  });
  return requests;
}

/** The same game once more, with sides changed. */
export async function rematch(table: State, mine: string[]): Promise<TableCreated> {
  const { games } = await api.games();
  const game = games.find((g) => g.id === table.game);
  if (!game) throw new Error(`The server no longer has the game ${table.game}.`);
  const made = await api.create({
    game: table.game,
    scenario: table.scenario,
    options: table.options,
    seats: seatsChanged(table.seats, mine, game),
    spectators: true,
    undo: table.undoLaw,
    name: myName() || null,
    title: table.title,
  });
  keepSeats(made.seats);
  return made;
}

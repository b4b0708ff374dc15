import { type Act, type Spot, timeOf } from './acts.ts';

/** What a board does for the player of events. `Position` is a position as the board lays it out. */
export interface Stage<Position> {
  /** Begins an act: moves, changes or removes what is shown. */
  begin(act: Act, after: Position, now: number, time: number): void;
  /** Shows a position as it is. */
  settle(position: Position): void;
  /** Where an act happens, as far as that is known. */
  spotOf(act: Act): Spot | null;
  /** Brings a place into sight; true if the view must travel there. */
  reveal(spot: Spot): boolean;
  /** Draws what lies above the board: dice, words, shells. `age` runs from 0 to 1 and stays there. */
  drawAct(ctx: CanvasRenderingContext2D, act: Act, age: number): void;
  redraw(): void;
}

interface Running {
  act: Act;
  start: number;
  time: number;
}

type Cue<Position> = { act: Act; after: Position } | { settle: Position };

const LONGEST = 10_000;
const LINGER = 1100;
const FLIGHT = 280;
const LATE = 100;
/** A march may begin while the one before it is still under way. */
const OVERLAP = 0.45;
/** How much the whole show may be hurried before the view stops following mere marches. */
const HURRIED = 0.4;

/** Plays what happened from the position before it: batch after batch, each act in its time, never longer than ten seconds. */
export class EventPlayer<Position> {
  playing = $state(false);
  private cues: Cue<Position>[] = [];
  private running: Running[] = [];
  private free = 0;
  private end = 0;
  private squeeze = 1;
  private pace = 1;
  /** The act whose place was brought into sight, as far as the edge of the board allows. */
  private seen: Act | null = null;

  constructor(private readonly stage: Stage<Position>) {}

  /** Puts a batch behind those that wait. Without anything to show, or where no motion is wanted, the position is shown at once. */
  add(acts: Act[], after: Position, pace: number): void {
    if (pace === 0 || (acts.length === 0 && !this.playing)) {
      this.skip();
      this.stage.settle(after);
      return;
    }
    this.pace = pace;
    this.cues.push(...acts.map((act) => ({ act, after })), { settle: after });
    const whole = this.cues.reduce((sum, cue) => sum + ('act' in cue ? timeOf(cue.act) * pace : 0), 0);
    this.squeeze = Math.min(1, LONGEST / Math.max(1, whole));
    if (!this.playing) {
      this.playing = true;
      this.free = this.end = 0;
    }
    this.stage.redraw();
  }

  /** Ends the show: the last position is shown as it is. */
  skip(): void {
    const last = this.cues.findLast((cue) => 'settle' in cue);
    this.cues = [];
    this.running = [];
    this.playing = false;
    if (last && 'settle' in last) this.stage.settle(last.settle);
    this.stage.redraw();
  }

  /** Draws a moment of the show, and begins what is due. */
  draw(ctx: CanvasRenderingContext2D, now: number): void {
    if (!this.playing) return;
    while (this.cues.length > 0 && now >= this.free && this.advance(now));
    for (const { act, start, time } of this.running) {
      const age = now - start;
      if (age < 0) continue;
      ctx.globalAlpha = age < time ? 1 : Math.max(0, 1 - (age - time) / LINGER);
      this.stage.drawAct(ctx, act, Math.min(1, age / time));
      ctx.globalAlpha = 1;
    }
    this.running = this.running.filter((r) => now < r.start + r.time + LINGER);
    if (this.cues.length === 0 && now >= this.end && this.running.length === 0) this.playing = false;
  }

  /** The next cue; false if it has to wait. */
  private advance(now: number): boolean {
    const [cue] = this.cues;
    if ('settle' in cue) {
      if (now < this.end) {
        this.free = this.end;
        return false;
      }
      this.cues.shift();
      this.stage.settle(cue.settle);
      return true;
    }
    const { act, after } = cue;
    const spot = this.stage.spotOf(act);
    const follows = act.kind !== 'travel' || this.squeeze > HURRIED;
    if (spot !== null && follows && act !== this.seen && this.stage.reveal(spot)) {
      this.seen = act;
      this.free = now + FLIGHT;
      return false;
    }
    this.cues.shift();
    const time = timeOf(act) * this.pace * this.squeeze;
    // Counted from when it was due, not from the frame that shows it: many short acts would add up to many frames.
    const start = now - this.free < LATE ? this.free : now;
    this.running.push({ act, start, time });
    this.stage.begin(act, after, start, time);
    this.end = Math.max(this.end, start + time);
    const next = this.cues[0];
    const together = act.kind === 'travel' && next && 'act' in next && next.act.kind === 'travel';
    this.free = together ? start + time * OVERLAP : this.end;
    return true;
  }
}

import type { Engine } from '../../src/site/engine.ts';
import type { Status, Told } from '../../src/site/messages.ts';
import type { Rows } from '../../src/site/rows.ts';

/** An engine that keeps a list of orders and lets a computer player answer each of them with three of its own. */
export class FakeEngine implements Engine {
  orders: string[] = [];
  asked: string[] = [];
  due = 0;
  private changes = '';
  private news = '';

  request(method: string, path: string, token: string, body: string): string {
    this.asked.push(`${method} ${path} ${token} ${body}`.trim());
    if (path === '/api/fault') throw new Error('out of range');
    return `200\n{"path":"${path}"}`;
  }

  receive(text: string): string {
    const { id, call } = JSON.parse(text) as { id: number; call: string };
    this.asked.push(call);
    if (call === 'play') {
      this.play('mine');
      this.due = 3;
    }
    return JSON.stringify({ id, status: 200, body: null });
  }

  think(): boolean {
    if (this.due === 0) return false;
    this.play('computer');
    return --this.due > 0;
  }

  private play(order: string): void {
    this.orders.push(order);
    this.changes += `t/${this.orders.length}\t${order}\n`;
    this.news += `{"order":"${order}"}\n`;
  }

  takeNews(): string {
    const { news } = this;
    this.news = '';
    return news;
  }

  takeChanges(): string {
    const { changes } = this;
    this.changes = '';
    return changes;
  }

  restore(key: string, value: string): void {
    this.asked.push(`restore ${key} ${value}`);
  }

  forget(table: string): void {
    this.changes += `table/${table}\t\n`;
  }

  entropy(): void {}
  setTime(): void {}
}

/** Rows in memory; `failing` is thrown at the next writes. */
export class FakeRows implements Rows {
  kept = new Map<string, string>();
  failing: Error | null = null;
  all = () => Promise.resolve([...this.kept]);

  async write(changes: ReadonlyMap<string, string>): Promise<void> {
    await Promise.resolve();
    if (this.failing) throw this.failing;
    for (const [key, value] of changes)
      if (value === '') this.kept.delete(key);
      else this.kept.set(key, value);
  }
}

/** What a loop told, in the order it was told. */
export class Listener {
  told: Told[] = [];
  status: Partial<Status> = {};
  tell = (told: Told) => void this.told.push(told);
  say = (change: Partial<Status>) => void Object.assign(this.status, change);

  get answers(): Extract<Told, { kind: 'answer' }>[] {
    return this.told.filter((t) => t.kind === 'answer');
  }

  get live(): Extract<Told, { kind: 'live' }>[] {
    return this.told.filter((t) => t.kind === 'live');
  }
}

export const call = (id: number, name: string, table = 't', token = 'secret') =>
  JSON.stringify({ id, call: name, table, token, body: null });
export const get = (id: number, path: string) => ({ kind: 'request' as const, id, method: 'GET', path, token: '', body: '' });
export const settle = () => new Promise((done) => setTimeout(done, 30));

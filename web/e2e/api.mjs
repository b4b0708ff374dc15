/** A seat's calls straight to the server, for tests that must first find a position worth looking at. */
export class Seat {
  constructor(base, table, token) {
    Object.assign(this, { base, at: `${base}/api/tables/${table}`, token });
  }

  /** The seat a visitor's browser holds at the table it shows. */
  static async of(visitor) {
    const table = /table\/([^?]+)/.exec(visitor.page.url())[1];
    const seats = await visitor.page.evaluate(() => JSON.parse(localStorage.getItem('salient.seats')));
    return new Seat(visitor.base, table, seats.find((s) => s.table === table).token);
  }

  async call(path, body) {
    const response = await fetch(`${this.at}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${this.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
    });
    return response.json();
  }

  state() {
    return this.call('');
  }

  async units() {
    return (await this.call('/subjects')).subjects.filter((s) => s.kind === 'unit').map((s) => s.unit ?? s.text.slice(5));
  }

  async ask(question) {
    return (await this.call('/ask', { question })).answer;
  }
}

/** Where a German unit of Wave can go over a bridge whose two ends are Allied: its move will halt there (9.14a, 9.14d). */
export async function moveOverABridge(seat) {
  const map = await (await fetch(`${seat.base}/api/games/wave/map`)).json();
  const { view } = await seat.state();
  const numbers = new Map(map.hexes.map((h, i) => [h.name, i]));
  const german = new Set(map.german['1944-12-16']);
  for (const { hex, side } of view.control) {
    if (side === 'german') german.add(numbers.get(hex));
    else german.delete(numbers.get(hex));
  }
  const blown = new Set(view.bridges.filter((b) => b.state !== 'intact').map((b) => b.hexside.split('/').sort().join('/')));
  const asked = new Set();
  for (const side of map.sides) {
    if (!side.bridge || german.has(side.a) || german.has(side.b)) continue;
    const names = [map.hexes[side.a].name, map.hexes[side.b].name];
    if (!blown.has(names.slice().sort().join('/'))) names.forEach((n) => asked.add(n));
  }
  for (const unit of await seat.units()) {
    const { goals = [], from } = await seat.ask(`reach ${unit}`);
    const goal = goals.find((g) => !g.column && g.path.slice(0, -1).some((h) => asked.has(h)));
    if (goal && from) return { unit, from, halt: goal.path.find((h) => asked.has(h)), goal: goal.hex, path: goal.path };
  }
  throw new Error('no bridge is within reach');
}

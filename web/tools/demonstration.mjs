// Makes the demonstration games of the home page: two computer players, to the end, and keeps their records.
// node tools/demonstration.mjs BASE_URL [GAME]
import { mkdirSync, writeFileSync } from 'node:fs';

const SCENARIOS = { race: 'bastogne', breakthrough: 'first-seven-days', wave: 'northern-shoulder', greatbattles: 'crossroads' };
const PLAYER = 'regular';
const [base, only] = process.argv.slice(2);

const call = async (method, path, body, token) => {
  const response = await fetch(`${base}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
};

const { games } = JSON.parse(await call('GET', 'games'));
const folder = new URL('../public/demonstrations/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [game, scenario] of Object.entries(SCENARIOS)) {
  if (only && only !== game) continue;
  const [mine, other] = games.find((g) => g.id === game).sides.map((s) => s.id);
  const seats = { [mine]: { kind: 'me' }, [other]: { kind: 'computer', computer: PLAYER } };
  const made = JSON.parse(await call('POST', 'tables', { game, scenario, title: 'Demonstration', name: 'Computer', seats }));
  const [{ table, token }] = made.seats;
  await call('POST', `tables/${table}/computer`, { computer: PLAYER, key: 'hand-over' }, token);
  for (;;) {
    const state = JSON.parse(await call('GET', `tables/${table}`, undefined, token));
    if (state.status === 'over') break;
    process.stdout.write(`\r${game}: ${state.prompt.turn}, ${state.prompt.phase}                    `);
    await new Promise((done) => setTimeout(done, 500));
  }
  const record = await call('GET', `tables/${table}/record`, undefined, token);
  writeFileSync(new URL(`${game}.txt`, folder), record);
  console.log(`\n${game}: ${record.length} characters`);
}

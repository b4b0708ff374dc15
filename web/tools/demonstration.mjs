// Makes the demonstration game of the home page: two computer players, to the end, and keeps its record.
// node tools/demonstration.mjs BASE_URL [GERMAN_COMPUTER AMERICAN_COMPUTER]
import { writeFileSync } from 'node:fs';

const [base, german = 'random', american = german] = process.argv.slice(2);
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

const made = JSON.parse(
  await call('POST', 'tables', {
    game: 'breakthrough',
    scenario: 'first-seven-days',
    title: 'Demonstration',
    name: 'German computer',
    seats: { german: { kind: 'me' }, american: { kind: 'computer', computer: american } },
  }),
);
const [{ table, token }] = made.seats;
await call('POST', `tables/${table}/computer`, { computer: german, key: 'hand-over' }, token);
for (;;) {
  const state = JSON.parse(await call('GET', `tables/${table}`, undefined, token));
  if (state.status === 'over') break;
  process.stdout.write(`\r${state.prompt.turn}, ${state.prompt.phase}                    `);
  await new Promise((done) => setTimeout(done, 500));
}
const record = await call('GET', `tables/${table}/record`, undefined, token);
writeFileSync(new URL('../public/demonstration.txt', import.meta.url), record);
console.log(`\n${record.length} characters`);

import home from '../tests/1-home.mjs';
import play from '../tests/2-play.mjs';
import learn from '../tests/6-learn.mjs';

/** Tests that are the same with a server and without: undo, refusals, the rulebook, the demonstration. */
const SAME = [
  'the rulebook can be searched and opens at a clause',
  'what is not allowed explains itself with its clause',
  'undo takes an order back and redo plays it again',
  'a finished demonstration game can be watched without a seat',
];

const all = [...home, ...play, ...learn];

export default SAME.map((name) => {
  const test = all.find((t) => t.name === name);
  if (!test) throw new Error(`no test is named ${name}`);
  return { ...test, name: `site: ${name}` };
});

import { repeatDice } from '../inWorker.mjs';
import home from '../tests/1-home.mjs';
import play from '../tests/2-play.mjs';
import learn from '../tests/6-learn.mjs';
import notice from '../tests/b-notice.mjs';
import overlays from '../tests/c-overlays.mjs';
import race from '../tests/d-race.mjs';
import inTheWay from '../tests/e-in-the-way.mjs';

/** Tests that are the same with a server and without: undo, refusals, overlays, the rulebook, tutorials, replays. */
const SAME = [
  'the rulebook can be searched and opens at a clause',
  'what is not allowed explains itself with its clause',
  'undo takes an order back and redo plays it again',
  'every overlay goes on and off by button and by key, with a legend',
  'race: the tutorial is finished by doing what it says',
  'the tutorial is finished by doing what it says',
  'a finished demonstration game can be watched without a seat',
  'in the way: the replay lies below the map and says where it is',
  'a recorded game is played on from one of its moments; another perspective shows the same moment',
];

const all = [...home, ...play, ...learn, ...notice, ...overlays, ...race, ...inTheWay];

export default SAME.map((name) => {
  const test = all.find((t) => t.name === name);
  if (!test) throw new Error(`no test is named ${name}`);
  const run = ({ visit, ...given }) =>
    test.run({
      ...given,
      visit: async (options) => {
        const visitor = await visit(options);
        await repeatDice(visitor);
        return visitor;
      },
    });
  return { name: `site: ${name}`, run };
});

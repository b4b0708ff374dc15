// How each lesson of the tutorials is followed: by its title, what a learner does. A lesson without an entry only wants to be read or seen.
import { AtTable } from './atTable.mjs';

const tutorial = (ann) => ann.page.getByRole('region', { name: 'Tutorial' });
const titleOf = (ann) => tutorial(ann).getByRole('heading').innerText();

/** Answers what is asked, or ends the phase, until the lesson is over. */
async function answerOn(ann, most = 12) {
  const title = await titleOf(ann);
  for (let i = 0; i < most && (await titleOf(ann)) === title; i++) {
    if (!(await ann.myMove())) return;
    await ann.answer();
    await ann.settled();
  }
}

/** Plays on in the manner of the lesson until it is over. */
async function fightOn(ann, most = 40) {
  const at = new AtTable(ann);
  const title = await titleOf(ann);
  for (let i = 0; i < most && (await titleOf(ann)) === title && (await ann.myMove()); i++) {
    const ask = ann.page.locator('.stage').getByRole('alertdialog');
    if (await ask.count()) await at.hold(ask);
    else if (!(await fightStep(at, title))) await at.end();
  }
}

/** What a lesson of the fight asks for, as far as the step allows it; otherwise A1 goes north. */
export async function fightStep(at, title) {
  const phase = await at.visitor.phase();
  if (phase.includes('ctivation')) return at.activate();
  if (phase.includes('Movement') && (await at.acts('allied/A1')))
    return (title === 'Assault' && (await at.assault('allied/A1', 'axis'))) || (await at.onward());
  // Who is to be assaulted must not be shot off the table first.
  if (!phase.includes('Fire') || title === 'Assault') return false;
  return (title === 'Rally' && (await at.rally('allied/A1'))) || (await at.shoot('allied/A1'));
}

async function plot(ann) {
  await ann.clickHex('9,22');
  await ann.press(/^Plot attack/);
}

export const LESSONS = {
  race: {
    'The road to Bastogne': (ann) => ann.clickHex('14,7'),
    Move: (ann) => ann.change(() => ann.clickHex('13,6')),
    'Bring more': (ann) => ann.endPhase(),
    'Look at the odds': async (ann) => {
      await ann.key('n');
      await ann.key('Enter');
    },
    Attack: (ann) => ann.press(/^Attack at/),
    Advance: (ann) => answerOn(ann),
    'Eight turns': (ann) => answerOn(ann),
  },
  breakthrough: {
    'The morning of 16 December': (ann) => ann.press('Begin'),
    'Artillery first': (ann) => ann.press(/^Maximum artillery/),
    'Enough for now': (ann) => ann.endPhase(),
    'Look before you attack': (ann) => ann.clickHex('9,22'),
    'Plot the attack': (ann) => ann.press(/^Plot attack/),
    'Attack together': plot,
    'Advance after combat': (ann) => ann.key('a'),
    'To combat': (ann) => ann.endPhase(),
    'Travel mode': (ann) => ann.press(/^Travel mode/),
    'Over the bridge': (ann) => ann.change(() => ann.clickHex('7,23')),
    'Is it supplied?': (ann) => ann.key('y'),
    'Why not?': (ann) => ann.button(/^Exit/).click({ force: true }),
    'The day ends': (ann) => answerOn(ann),
  },
  wave: {
    'The morning of 16 December': (ann) => ann.clickHex('E3918'),
    'Read the odds': (ann) => ann.press(/^Attack at/),
    'Guns and aircraft': (ann) => answerOn(ann),
    'What the die did': (ann) => answerOn(ann),
    'From fighting to moving': (ann) => answerOn(ann),
    'Select a stack': (ann) => ann.clickHex('E4217'),
    'Choose the path': async (ann) => {
      await ann.page.keyboard.down('Shift');
      await ann.clickHex('E4118').finally(() => ann.page.keyboard.up('Shift'));
    },
    Move: (ann) => ann.change(() => ann.clickHex('E4118')),
    'Are they supplied?': (ann) => ann.key('Shift+S'),
    'Read a rule': (ann) => tutorial(ann).getByRole('link').first().click(),
    'The Allied answer': (ann) => answerOn(ann),
  },
  greatbattles: {
    'Attach the tanks': (ann) => ann.change(() => ann.button(/^Attach all/).click()),
    'Set it up': (ann) => ann.change(() => ann.button('Suggested set-up').click()),
    'The command posts': (ann) => ann.endPhase(),
    'The hidden map': async (ann) => {
      const at = new AtTable(ann);
      await at.register('12,10.3');
      await at.order(() => ann.button('Confirm', { exact: true }).click());
    },
    'Will they see you?': async (ann) => {
      await ann.key('s');
      await new AtTable(ann).drag('allied/A1/1', 0, 5);
      await ann.key('s');
    },
    'Spend a point': async (ann) => {
      const at = new AtTable(ann);
      for (let i = 0; i < 9 && !(await ann.phase()).includes('Barrage'); i++)
        if (!(await ann.phase()).includes('ctivation') || !(await at.activate())) await at.end();
    },
    'Call the guns': async (ann) => {
      const at = new AtTable(ann);
      await at.until('Barrage');
      await at.order(() => ann.button(/^Call template 1/).click());
    },
    'Move by dragging': async (ann) => {
      const at = new AtTable(ann);
      await at.until('Movement', 'allied/A1');
      await at.drag('allied/A1/1', 0, 1.5);
      await at.order(() => ann.button('Confirm move').click());
    },
    'Another formation': (ann) => ann.key('1'),
    'Arc and range': async (ann) => {
      await ann.key('Escape');
      await new AtTable(ann).click('allied/A1/2');
    },
    'End the movement': (ann) => new AtTable(ann).end(),
    'Their turn, your fire': fightOn,
    'Find the enemy': fightOn,
    Fire: fightOn,
    Rally: (ann) => fightOn(ann, 12),
    Assault: fightOn,
  },
};

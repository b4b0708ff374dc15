import { alone } from '../alone.mjs';

export default [
  alone('the tutorial is finished by doing what it says', async (ann) => {
    const { page } = ann;
    await ann.goto();
    await ann.button(/^Learn operation points/).click();
    const coach = page.getByRole('region', { name: 'Tutorial' });
    const step = (n) => coach.getByText(`Step ${n} of`).waitFor();
    await step(1);
    await ann.myMove();
    await ann.press('Begin');
    await step(2);
    await coach.getByRole('button', { name: /^Select/ }).click();
    await page.locator('.selection').waitFor();
    await ann.press(/^Maximum artillery/);
    await step(3);
    await ann.painted();
    await ann.shot('tutorial');
    await ann.axe('the tutorial');
    await ann.endPhase();
    await step(4);
    await ann.myMove();
    await coach.getByRole('button', { name: /^Select/ }).click();
    await step(5);
    await ann.clickHex('9,22');
    await step(6);
    await ann.press(/^Plot attack/);
    await step(7);
    await coach.getByRole('button', { name: /^Select/ }).click();
    await ann.clickHex('9,22');
    await ann.press(/^Plot attack/);
    await step(8);
    await ann.key('a');
    await step(9);
    await ann.endPhase();
    await step(10);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log .clause').last().click();
    await step(11);
    await ann.myMove();
    for (let i = 0; i < 30; i++) {
      await ann.key('n');
      await page.getByRole('tab', { name: 'Orders' }).click();
      const move = page.getByRole('list', { name: 'Moves' }).getByRole('button').first();
      if (!(await move.count())) continue;
      await ann.change(() => move.click());
      break;
    }
    await step(12);
    await coach.getByRole('button', { name: /^Select/ }).click();
    await ann.press(/^Travel mode/);
    await step(13);
    await ann.painted();
    await ann.shot('tutorial-bridge');
    await ann.clickHex('7,23');
    await step(14);
    await ann.button('Trace supply').click();
    await step(15);
    await ann.button(/^Exit/).click({ force: true });
    await step(16);
    await ann.endPhase();
    await coach.getByText('That was the opening').waitFor();
    await ann.button('Play on').click();
    await coach.waitFor({ state: 'detached' });
  }),
  alone('the tutorial of Wave of Terror is finished by doing what it says', async (ann) => {
    const { page } = ann;
    await ann.goto();
    await ann.button(/Learn stacks and battles/).click();
    const coach = page.getByRole('region', { name: 'Tutorial' });
    const step = (n) => coach.getByText(`Step ${n} of`).waitFor();
    await step(1);
    await ann.myMove();
    await ann.painted();
    await ann.clickHex('E3918');
    await step(2);
    await ann.shot('wave-tutorial');
    await ann.axe('the tutorial of wave');
    await ann.press(/^Attack at/);
    // Support, losses, advance: answer what is asked until the combat phase is back, then end it.
    for (let i = 0; i < 30 && (await ann.myMove()) && !/movement/.test(await ann.phase()); i++) await ann.answer();
    await step(6);
    await ann.myMove();
    await ann.clickHex('E4217');
    await step(7);
    await page.getByRole('group', { name: 'Path', exact: true }).waitFor();
    await page.keyboard.down('Shift');
    await ann.clickHex('E4118');
    await page.keyboard.up('Shift');
    await step(8);
    await page.locator('.way', { hasText: 'E4118' }).waitFor();
    await ann.clickHex('E4118');
    await step(9);
    while (await page.locator('.selection').count()) await ann.key('Escape');
    await ann.clickHex('E4216');
    await ann.button(/The division follows/).click();
    await page.getByRole('tab', { name: 'Orders' }).click();
    const move = page.getByRole('list', { name: 'Moves' }).getByRole('button').first();
    await ann.change(() => move.click());
    // Fewer of the division may be able to follow than the lesson wants: then others move too.
    await ann.settled();
    for (let i = 0; i < 12 && (await coach.getByText('Step 9 of').count()); i++) {
      await ann.key('n');
      if (await move.count()) await ann.change(() => move.click());
      await ann.settled();
    }
    await step(10);
    await ann.button('Supply', { exact: true }).click();
    await step(11);
    await ann.shot('wave-tutorial-supply');
    await coach.getByRole('link').first().click();
    await step(12);
    await ann.endPhase();
    for (let i = 0; i < 12 && (await ann.myMove()) && /overstacking/.test(await ann.phase()); i++) await ann.answer();
    await coach.getByText('That was the opening').waitFor();
    await ann.button('Play on').click();
    await coach.waitFor({ state: 'detached' });
  }),
  alone('a finished demonstration game can be watched without a seat', async (ann) => {
    await ann.watchDemonstration();
    await ann.page.getByLabel('Speed').selectOption('very fast');
    await ann.button('Play', { exact: true }).click();
    await ann.page.waitForFunction(() => Number.parseInt(document.querySelector('.replay output')?.textContent ?? '0', 10) > 5);
    await ann.button('Pause').click();
    // The log tells the story so far, not how it ends.
    await ann.settled();
    const told = (await ann.page.getByRole('log').innerText()).trim();
    if (!/moves|attacks|Phase/.test(told) || /game ends/.test(told)) throw new Error(`the log tells: ${told.slice(-300)}`);
    await ann.axe('a recorded game');
    await ann.painted();
    await ann.shot('demonstration');
  }),
];

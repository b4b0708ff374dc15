import assert from 'node:assert/strict';

const PHONE = { viewport: { width: 375, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export default [
  {
    name: 'one hand on a phone can play: sheet, stack, odds, and the hex stays in sight',
    async run({ visit }) {
      const ann = await visit(PHONE);
      await ann.playTheComputer();
      await ann.myMove();
      await ann.change(() => ann.button('Begin').tap());
      await ann.myMove();
      await ann.painted();
      await ann.shot('phone-1-low');
      await ann.endPhase();
      await ann.myMove();
      await ann.button('Next unit').tap();
      await ann.page.locator('.sheet.half').waitFor();
      await ann.painted();
      await ann.shot('phone-2-half');
      await ann
        .button(/^Attack /)
        .first()
        .tap();
      await ann.page.getByRole('dialog', { name: /the odds/ }).waitFor();
      await ann.painted();
      await ann.shot('phone-3-full');
      await ann.axe('the odds on a phone');
      const title = await ann.page.locator('.odds header .muted').textContent();
      const hex = /\d+,\d+/.exec(title)[0];
      const { x, y } = await ann.place(hex);
      const sheet = await ann.page.locator('aside.sheet').boundingBox();
      assert.ok(x > 0 && x < 375 && y > 46 && y < sheet.y, `the target at ${x},${y} is above the sheet at ${sheet.y}`);
      for (const button of await ann.page.locator('.sheet .button').all()) assert.ok((await button.boundingBox()).height >= 44);
      await ann.change(() => ann.button(/^Plot attack/).tap());
      await ann.page.getByRole('dialog', { name: /the odds/ }).waitFor({ state: 'detached' });
    },
  },
];

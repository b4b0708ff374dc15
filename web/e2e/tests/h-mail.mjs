import assert from 'node:assert/strict';
import { Seat } from '../api.mjs';

export default [
  {
    name: 'standing reactions: they are settled in a dialog, told in the log, and there again',
    async run({ visit }) {
      const ann = await visit();
      await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Northern Shoulder', side: 'Allied' });
      const open = async () => {
        await ann.button('Menu').click();
        await ann.button('Standing reactions').click();
        return ann.page.getByRole('dialog', { name: 'Standing reactions' });
      };
      const dialog = await open();
      await dialog.getByLabel(/^Bridge demolition/).selectOption('Only if a heavy unit is seen to come');
      await dialog.getByLabel(/^Step losses/).selectOption('By kind of unit, in this order');
      await dialog.getByRole('button', { name: '↑ armor and tank destroyers' }).click();
      await ann.axe('the standing reactions');
      await ann.shot('reactions');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      const seat = await Seat.of(ann);
      const { settings } = await seat.call('/reactions');
      assert.deepEqual(
        settings.map((s) => `${s.kind} ${s.rule}`),
        ['demolition heavy', 'losses ranked'],
      );
      assert.ok(settings[1].order.indexOf('armor') < settings[1].order.indexOf('engineers'));
      await ann.page.getByText('Allied standing reactions: demolition heavy, losses ranked').waitFor();
      const again = await open();
      assert.equal(await again.getByLabel(/^Bridge demolition/).inputValue(), 'heavy');
      await again.getByRole('button', { name: 'Ask me everything' }).click();
      assert.equal(await again.getByLabel(/^Bridge demolition/).inputValue(), '');
      await again.getByRole('button', { name: 'Save' }).click();
      await ann.page.getByText('Allied standing reactions: ask.').waitFor();
      assert.deepEqual((await seat.call('/reactions')).settings, []);
      ann.mustBeQuiet();
    },
  },
];

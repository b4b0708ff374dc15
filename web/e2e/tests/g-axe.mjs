const PHONE = { viewport: { width: 375, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Games by what the home page calls them, and their ids. */
const GAMES = { 'Race for Bastogne': 'race', Breakthrough: 'breakthrough', 'Wave of Terror': 'wave', 'Great Battles': 'greatbattles' };

/** The pages outside a game, one after another. */
async function pages(ann, kind) {
  const { page } = ann;
  const see = (what) => ann.axe(`${what}, ${kind}`);
  await ann.goto();
  await ann.button('Play the computer').first().waitFor();
  await ann.pictures();
  await see('home');
  for (const game of Object.keys(GAMES)) {
    await page.getByRole('listitem').filter({ hasText: game }).getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    for (const details of await dialog.locator('details > summary').all()) await details.click();
    await see(`a new game of ${game}`);
    if (game === 'Race for Bastogne') {
      await ann.button('Create the game').click();
      const link = await page.getByRole('textbox', { name: /For the/ }).inputValue();
      await see('the invitation of a new game');
      await page.goto(link);
      await page.getByRole('heading', { name: /invite/ }).waitFor();
      await page.getByText('You command').waitFor();
      await see('join');
      await ann.goto('');
    } else await dialog.getByRole('button', { name: 'Close' }).click();
  }
  await ann.goto('#/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await see('settings');
  for (const id of Object.values(GAMES)) {
    await ann.goto(`#/rules/${id}`);
    await page.locator('article').first().waitFor();
    await see(`the rulebook of ${id}`);
  }
  await ann.goto('#/study');
  await page.getByRole('heading', { name: 'Studies' }).waitFor();
  await see('study');
  await ann.goto('#/nowhere');
  await page.getByRole('link', { name: 'To the home page' }).waitFor();
  await see('an address without a page');
}

/** A game as it opens, its dialogs, and the tabs of its panel. */
async function table(ann, game, kind) {
  const { page } = ann;
  const see = (what) => ann.axe(`${what} of ${game}, ${kind}`);
  await ann.playTheComputer({ game });
  await ann.myMove();
  await ann.painted();
  await see('the table');
  await ann.button('Menu').click();
  await page.getByRole('dialog').locator('summary').click();
  await see('the menu');
  await ann.button('Keys and gestures').click();
  await page.getByRole('dialog', { name: 'Keys and gestures' }).waitFor();
  await see('the keys');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  if (kind !== 'on a phone')
    for (const tab of ['Log', 'Orders', 'OOB', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      await ann.settled();
      await see(`the tab ${tab}`);
    }
  const legend = ann.button(/^(Legend|Ground)$/);
  if (await legend.count()) {
    await legend.click();
    await see('the legend');
  }
  await ann.button('Menu').click();
  await ann.button('Replay the game').click();
  await page.getByRole('region', { name: 'Replay', exact: true }).waitFor();
  await ann.settled();
  await see('the replay');
}

const LOOKS = {
  light: {},
  dark: { colorScheme: 'dark' },
  'on a phone': PHONE,
};

export default [
  ...Object.entries(LOOKS).map(([kind, options]) => ({
    name: `axe: every page outside a game, ${kind}`,
    async run({ visit }) {
      await pages(await visit(options), kind);
    },
  })),
  ...Object.entries(LOOKS).flatMap(([kind, options]) =>
    Object.keys(GAMES).map((game) => ({
      name: `axe: a table of ${game}, ${kind}`,
      async run({ visit }) {
        await table(await visit(options), game, kind);
      },
    })),
  ),
];

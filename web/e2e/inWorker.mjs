/** Runs a text in the worker of the static site's engine before its own. */
export async function inWorker({ page }, text) {
  await page.route(/engine\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${text};\n${await response.text()}` });
  });
}

/** The same dice every time, which the browser's chance would throw otherwise. */
export const repeatDice = (visitor, chance = 7) => inWorker(visitor, `crypto.getRandomValues = (bytes) => bytes.fill(${chance})`);

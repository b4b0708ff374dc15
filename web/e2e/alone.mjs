/** A test of one visitor with a browser of their own. */
export const alone = (name, plays) => ({ name, run: async ({ visit }) => plays(await visit()) });

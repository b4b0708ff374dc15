/** Things by a name they share, in the order in which the names first come up. */
export function groups<T>(things: readonly T[], name: (thing: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const group = found.get(name(thing));
    if (group) group.push(thing);
    else found.set(name(thing), [thing]);
  }
  return [...found];
}

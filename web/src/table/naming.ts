import { getContext, setContext } from 'svelte';

/** Writes a text of the server with the names that players use, where it has ids. */
export type Naming = (text: string) => string;
const KEY = Symbol('naming');

export function provideNaming(naming: Naming): void {
  setContext(KEY, naming);
}

/** How the game of this page names things; a game without ids in its texts provides nothing. */
export const namingHere = (): Naming => getContext<Naming | undefined>(KEY) ?? ((text) => text);

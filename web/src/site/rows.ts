import { SENTENCES, Trouble } from './sentences.ts';

/** Where games are kept: texts by key. */
export interface Rows {
  all(): Promise<[key: string, value: string][]>;
  /** Changes rows, all or none; an empty value deletes. */
  write(changes: ReadonlyMap<string, string>): Promise<void>;
}

const STORE = 'rows';
/** Raised when rows are written in a way that earlier versions cannot read. */
const VERSION = 1;

/** The rows in this browser's IndexedDB. */
export async function openRows(name: string, version = VERSION): Promise<Rows> {
  let base: IDBDatabase;
  try {
    base = await opened(name, version);
  } catch (error) {
    throw new Trouble((error as Error).name === 'VersionError' ? SENTENCES.newer : SENTENCES.forbidden, { cause: error });
  }
  return {
    all: async () => {
      const store = base.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<string[]>)]);
      return keys.map((key, i) => [String(key), values[i]]);
    },
    write: (changes) =>
      new Promise((written, failed) => {
        const transaction = base.transaction(STORE, 'readwrite');
        transaction.oncomplete = () => written();
        transaction.onabort = () => failed(transaction.error ?? new Error('the transaction was aborted'));
        const store = transaction.objectStore(STORE);
        for (const [key, value] of changes)
          if (value === '') store.delete(key);
          else store.put(value, key);
      }),
  };
}

function opened(name: string, version: number): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return done(opening);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('the request failed'));
  });
}

/** Rows that are gone with the tab, where a browser stores nothing. */
export const noRows: Rows = { all: () => Promise.resolve([]), write: () => Promise.resolve() };

/** The lines in which the engine tells what to save. */
export function readChanges(text: string, into = new Map<string, string>()): Map<string, string> {
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const tab = line.indexOf('\t');
    into.set(line.slice(0, tab), line.slice(tab + 1));
  }
  return into;
}

/** Why rows could not be written, in a sentence. */
export function whyUnsaved(error: unknown): string {
  return (error as Error | null)?.name === 'QuotaExceededError' ? SENTENCES.full : SENTENCES.notSaved;
}

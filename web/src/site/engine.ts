/** What the engine, compiled to WebAssembly from the module `site`, can be asked. Texts are never null, but may be empty. */
export interface Engine {
  /** A call of the API: the status, a line end, and the text of the answer. */
  request(method: string, path: string, token: string, body: string): string;
  /** A message of the live connection, and its reply. */
  receive(text: string): string;
  /** News for the seats that are watched, one per line. */
  takeNews(): string;
  /** Lets a computer player make one decision, if one is due; whether another is due. */
  think(): boolean;
  /** What must be saved: lines of a key, a tab and a value; without a value the row is deleted. */
  takeChanges(): string;
  /** A row that was saved. */
  restore(key: string, value: string): void;
  /** Random digits for dice and tokens; the first call of all. */
  entropy(hex: string): void;
  /** Deletes a table. */
  forget(table: string): void;
  setTime(millis: number): void;
}

/** "Next unit": goes through those that can still act, on from where it was, even if the last one can act no more. */
export class Rotation {
  private order: string[] = [];
  private last = '';

  /** The one after the unit selected or, without a selection, after the one selected last. */
  after(selected: string | undefined, acting: string[]): string | undefined {
    const from = selected || this.last;
    const known = this.order.includes(from) && !acting.includes(from) ? this.order : acting;
    const start = known.indexOf(from) + 1;
    return [...known.slice(start), ...known.slice(0, start), ...acting].find((id) => acting.includes(id));
  }

  /** Keeps who could act when a unit was selected: that is the order to go on in. */
  keep(selected: string | undefined, acting: string[]): void {
    if (!selected || !acting.includes(selected)) return;
    this.order = acting;
    this.last = selected;
  }
}

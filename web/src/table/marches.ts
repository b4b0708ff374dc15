/** One step of a unit from hex to hex. */
export interface Step {
  unit: string;
  /** Its full name, where it is known. */
  name?: string;
  from: string;
  to: string;
  /** What it cost and what is left, where that is known. */
  cost?: number;
  left?: number;
}

/** Steps of one unit that follow one another become one line: the last of them, with the whole march in words. */
export function joined<Line extends { march?: string }>(lines: Line[], stepOf: (line: Line) => Step | undefined): Line[] {
  const found: Line[] = [];
  let way: string[] = [];
  let unit = '';
  let cost = 0;
  for (const line of lines) {
    const step = stepOf(line);
    const goesOn = step !== undefined && step.unit === unit && way.at(-1) === step.from;
    way = step ? (goesOn ? [...way, step.to] : [step.from, step.to]) : [];
    unit = step?.unit ?? '';
    cost = (goesOn ? cost : 0) + (step?.cost ?? 0);
    if (goesOn) found.pop();
    found.push(
      way.length > 2
        ? {
            ...line,
            march: `${step?.name ?? unit} moves from ${way[0]} by ${way.slice(1, -1).join(' ')} to ${way.at(-1)}${step?.left === undefined ? '' : ` for ${cost} OP and has ${step.left} left`}.`,
          }
        : line,
    );
  }
  return found;
}

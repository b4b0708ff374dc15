/** Does something once the frame that is being made is on the screen; the answer takes it back. */
export function afterFrame(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Counts from 1 to `last`, a frame for each: what is laid out in portions lets keys and clicks through between them. */
export function oneAFrame(last: number, count: (n: number) => void): () => void {
  let takeBack = () => {};
  const go = (n: number) => {
    takeBack = afterFrame(() => {
      count(n);
      if (n < last) go(n + 1);
    });
  };
  go(1);
  return () => takeBack();
}

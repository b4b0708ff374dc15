/** Waiting for a quiet moment must not become waiting forever, in milliseconds. */
const SOON = 100;

/** Does something once the frame that is being made is on the screen and no key or click waits; the answer takes it back. */
export function afterFrame(act: () => void): () => void {
  let takeBack = () => {};
  const frame = requestAnimationFrame(() => (takeBack = whenIdle(act)));
  return () => {
    cancelAnimationFrame(frame);
    takeBack();
  };
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: SOON });
  return () => cancelIdleCallback(handle);
}

/** Counts from 1 to `last`, a frame for each: what is laid out in portions lets keys and clicks through between them. */
export function onePerFrame(last: number, count: (n: number) => void): () => void {
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

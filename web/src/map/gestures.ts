import type { Camera } from './camera.ts';

export interface GestureListener {
  /** The view moved: draw again. */
  moved(): void;
  /** The pointer is over a point of the canvas, or has left it. */
  hover(px: number, py: number): void;
  left(): void;
  click(px: number, py: number, keys: { shift: boolean; ctrl: boolean; double: boolean; touch: boolean }): void;
  longPress(px: number, py: number): void;
  /** A drag begins here: true if something is carried along instead of the map. */
  grab(px: number, py: number): boolean;
  drop(px: number, py: number): void;
  /** Whether a finger carries too; elsewhere it pans, because a small screen is full of counters. */
  carriesByTouch?: boolean;
}

const SLOP = 6;
const LONG_PRESS = 450;

/** Pan by drag, zoom by wheel or pinch, click, double click, long press: mouse, pen and touch alike. */
export function attachGestures(canvas: HTMLCanvasElement, camera: Camera, to: GestureListener): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0, time: 0 };
  let dragged = false;
  let carried = false;
  let trail: { x: number; y: number; time: number }[] = [];
  let pinch: { distance: number; scale: number } | null = null;
  let press = 0;
  let wheel = 0;
  let lastClick = { x: 0, y: 0, time: 0 };

  const at = (event: PointerEvent | WheelEvent | MouseEvent) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    const p = at(event);
    pointers.set(event.pointerId, p);
    camera.stop();
    clearTimeout(press);
    if (pointers.size === 2) {
      pinch = { distance: spread().distance, scale: camera.scale };
      dragged = true;
      return;
    }
    start = { ...p, time: event.timeStamp };
    trail = [{ ...p, time: event.timeStamp }];
    dragged = false;
    carried = false;
    if (event.pointerType !== 'mouse')
      press = window.setTimeout(() => {
        dragged = true; // what follows is no click
        to.longPress(start.x, start.y);
      }, LONG_PRESS);
  };

  const move = (event: PointerEvent) => {
    const p = at(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') to.hover(p.x, p.y);
      return;
    }
    if (pointers.size === 2 && pinch) {
      const old = spread();
      pointers.set(event.pointerId, p);
      const now = spread();
      camera.pan(now.x - old.x, now.y - old.y);
      camera.zoomAt(now.x, now.y, (pinch.scale * now.distance) / pinch.distance);
      to.moved();
      return;
    }
    pointers.set(event.pointerId, p);
    if (!dragged && Math.hypot(p.x - start.x, p.y - start.y) < SLOP) return;
    clearTimeout(press);
    if (!dragged) carried = (event.pointerType !== 'touch' || to.carriesByTouch === true) && to.grab(start.x, start.y);
    dragged = true;
    canvas.classList.add('dragging');
    if (carried) {
      to.hover(p.x, p.y);
      return;
    }
    camera.pan(p.x - before.x, p.y - before.y);
    trail.push({ ...p, time: event.timeStamp });
    trail = trail.filter((t) => event.timeStamp - t.time < 90);
    to.moved();
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    clearTimeout(press);
    canvas.classList.remove('dragging');
    const p = at(event);
    if (pinch) {
      if (pointers.size === 1) {
        pinch = null;
        camera.settle(p.x, p.y, performance.now());
        to.moved();
      }
      return;
    }
    if (carried) {
      carried = false;
      to.drop(p.x, p.y);
      return;
    }
    if (dragged) {
      const first = trail[0];
      const time = event.timeStamp - first.time;
      if (time > 10 && trail.length > 1) camera.fling((p.x - first.x) / time, (p.y - first.y) / time);
      to.moved();
      return;
    }
    const double = event.timeStamp - lastClick.time < 350 && Math.hypot(p.x - lastClick.x, p.y - lastClick.y) < 12;
    lastClick = { ...p, time: event.timeStamp };
    to.click(p.x, p.y, { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, double, touch: event.pointerType !== 'mouse' });
  };

  const cancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    clearTimeout(press);
    carried = false;
    pinch = null;
  };

  const turned = (event: WheelEvent) => {
    event.preventDefault();
    const p = at(event);
    if (event.ctrlKey) {
      camera.zoomAt(p.x, p.y, camera.scale * Math.exp(-event.deltaY * 0.01)); // a trackpad's pinch
    } else {
      wheel += event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
      if (Math.abs(wheel) < 40) return;
      camera.step(wheel > 0 ? -1 : 1, p.x, p.y, performance.now());
      wheel = 0;
    }
    to.moved();
  };

  const out = () => to.left();
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('pointerleave', out);
  canvas.addEventListener('wheel', turned, { passive: false });
  return () => {
    clearTimeout(press);
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', cancel);
    canvas.removeEventListener('pointerleave', out);
    canvas.removeEventListener('wheel', turned);
  };
}

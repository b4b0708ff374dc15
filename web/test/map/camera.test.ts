import { describe, expect, it } from 'vitest';
import { Camera } from '../../src/map/camera.ts';

function camera(): Camera {
  const made = new Camera(32, 27);
  made.width = 1000;
  made.height = 700;
  made.fit();
  return made;
}

describe('the camera', () => {
  it('fits the whole sheet on a rung', () => {
    const c = camera();
    expect(c.scale).toBe(20);
    expect(c.toScreen(16, 13.5)).toEqual([500, 350]);
  });

  it('keeps the point under the pointer where it is while zooming', () => {
    const c = camera();
    const before = c.toSheet(300, 200);
    c.zoomAt(300, 200, 56);
    const after = c.toSheet(300, 200);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('comes to rest on a rung after a step', () => {
    const c = camera();
    c.step(1, 500, 350, 0);
    expect(c.advance(90, 16)).toBe(true);
    expect(c.advance(200, 16)).toBe(false);
    expect(c.scale).toBe(28);
  });

  it('never shows more than a strip of the controller', () => {
    const c = camera();
    c.zoomAt(500, 350, 80);
    c.pan(100_000, 100_000);
    const [x, y] = c.toScreen(0, 0);
    expect(x).toBeCloseTo(130);
    expect(y).toBeCloseTo(130);
    c.pan(-100_000, -100_000);
    expect(c.toScreen(32, 27)[0]).toBeCloseTo(1000 - 130);
  });

  it('slows down after a fling and stops', () => {
    const c = camera();
    c.zoomAt(500, 350, 80);
    c.fling(1, 0);
    let frames = 0;
    while (c.advance(frames * 16, 16) && frames < 1000) frames++;
    expect(frames).toBeGreaterThan(20);
    expect(frames).toBeLessThan(300);
  });

  it('does not move by itself where motion is unwelcome', () => {
    const c = camera();
    c.calm = true;
    c.fling(2, 2);
    expect(c.advance(16, 16)).toBe(false);
    c.step(1, 500, 350, 0);
    expect(c.scale).toBe(28);
  });

  it('centers in the part that panels leave free', () => {
    const c = camera();
    c.zoomAt(500, 350, 56);
    c.insets = { left: 0, top: 0, right: 0, bottom: 300 };
    c.center(16, 13, 0, 0);
    expect(c.toScreen(16, 13)[1]).toBeCloseTo(200);
  });
});

import { describe, expect, it } from 'vitest';
import { linkWith, unpacked } from '../../src/record.ts';
import { parseRoute } from '../../src/route.ts';

const RECORD = `salient record 1\ngame wave\n\n${'1 german: end phase | 6 | 961208cf1e49c327\n'.repeat(500)}`;
const packedIn = (link: string) => (parseRoute(new URL(link).hash) as { packed: string }).packed;

describe('a link with a record in it', () => {
  it('leads to the page of another Salient, which reads the same record', async () => {
    const link = await linkWith('https://play.example.org/games/?x=1#/old', RECORD);
    expect(link).toMatch(/^https:\/\/play\.example\.org\/games\/#\/record\/[\w-]+$/);
    expect(link.length).toBeLessThan(1000);
    expect(parseRoute(new URL(link).hash).page).toBe('record');
    expect(await unpacked(packedIn(link))).toBe(RECORD);
  });

  it('takes an address as people type it', async () => {
    expect(await linkWith(' play.example.org ', 'é')).toMatch(/^https:\/\/play\.example\.org\/#/);
    expect(await linkWith('http://localhost:8044', 'é')).toMatch(/^http:\/\/localhost:8044\/#/);
    await expect(linkWith('https://', RECORD)).rejects.toThrow('This is no address');
    await expect(linkWith('ftp://example.org', RECORD)).rejects.toThrow('begins with https://');
  });

  it('that is too long is not made', async () => {
    let noise = '';
    for (let i = 0; noise.length < 2_500_000; i++) noise += Math.sin(i).toString(36);
    await expect(linkWith('https://play.example.org', noise)).rejects.toThrow('as a file');
  });

  it('that was cut off or changed is told in a sentence', async () => {
    const packed = packedIn(await linkWith('https://play.example.org', RECORD));
    for (const damaged of [packed.slice(0, 40), `${packed.slice(0, 10)}!${packed.slice(11)}`, 'x', 'AAAA'])
      await expect(unpacked(damaged)).rejects.toThrow('damaged or was cut off');
  });
});

import type { Item } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';

let audio: AudioContext | null = null;

/** Dice knock high, a move low; once for all that came together. */
export function soundOf(items: Item[]): void {
  const played = items.filter((i) => i.type === 'Played');
  if (played.length > 0) knock(played.some((i) => i.events.some((e) => e.rolls.length > 0)) ? 640 : 320);
}

/** A short knock; nothing unless sound is turned on. */
function knock(pitch: number): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, now + 0.09);
  volume.gain.setValueAtTime(0.16, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}

import { type Kept, PLACE, readKept } from './kept.ts';

export const settings = $state<Kept>(readKept());

export function keepSettings(): void {
  localStorage.setItem(PLACE, JSON.stringify(settings));
}

const night = window.matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(night.matches);
night.addEventListener('change', (event) => (systemDark = event.matches));

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && systemDark);
}

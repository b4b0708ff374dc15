import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the system's Chromium, or says in one sentence what to install. */
export async function launch() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((p) => existsSync(p));
  if (!executablePath) throw new Error('Chromium is missing: install it with "apt-get install chromium", or set CHROMIUM to its path.');
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

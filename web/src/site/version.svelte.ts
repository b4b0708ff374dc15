/** So often a page that stays open looks for a new version. */
const HOUR = 3_600_000;

/** A version that has arrived and waits for the player's word. */
export const version = $state<{ next: (() => void) | null }>({ next: null });

/** Keeps the files of the page for the time without a network, and announces a new version when all of it is here. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // not at an address without encryption
  const files = navigator.serviceWorker;
  const registration = await files.register(new URL('keeper.js', document.baseURI), { updateViaCache: 'none' });
  const announce = () => {
    const { waiting } = registration;
    if (!waiting || !files.controller) return; // the first version has nothing to replace
    version.next = () => {
      files.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    };
  };
  const follow = () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => arriving.state === 'installed' && announce());
  };
  registration.addEventListener('updatefound', follow);
  follow(); // it may have begun to arrive before
  announce();
  setInterval(() => void registration.update().catch(() => {}), HOUR); // without a network there is no new version
}

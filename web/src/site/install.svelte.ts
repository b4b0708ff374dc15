/** What Chromium tells a page that can be installed; other browsers have a menu for it. */
interface Installable extends Event {
  prompt(): Promise<unknown>;
}

/** How to install the page as an app, where the browser offers it. */
export const install = $state<{ ask: (() => void) | null }>({ ask: null });

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  install.ask = () => {
    install.ask = null;
    void (event as Installable).prompt();
  };
});

import { createStore } from '@croupier/web/browser/store.ts';

/** What browsers that can install hand to the page; it can be used once. */
type InstallEvent = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** The browser's offer to install, kept until the visitor wants it; it comes early and only once. */
export const installOffer = createStore<InstallEvent | null>(null);
export const justInstalled = createStore(false);

/** Must run before the browser has read the manifest. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // We ask on our own page, when it is wanted; no bar in between.
    event.preventDefault();
    installOffer.set(event as InstallEvent);
  });
  addEventListener('appinstalled', () => {
    installOffer.set(null);
    justInstalled.set(true);
  });
}

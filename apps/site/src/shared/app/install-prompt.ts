import { createStore } from '@croupier/web/browser/store.ts';

/** The install prompt of browsers that support it. It can be used once. */
type InstallEvent = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** The install prompt, kept until the visitor asks for it: the browser fires it early and only once. */
export const installOffer = createStore<InstallEvent | null>(null);
export const justInstalled = createStore(false);

/** Must run before the browser has read the manifest. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The download page shows the prompt, not the browser's own bar.
    event.preventDefault();
    installOffer.set(event as InstallEvent);
  });
  addEventListener('appinstalled', () => {
    installOffer.set(null);
    justInstalled.set(true);
  });
}

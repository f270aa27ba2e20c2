import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useEffect, useState } from 'react';
import { refreshPermission } from '../../shared/live/live-permission.ts';

/** Polling, in case the push is lost. */
const POLL_MILLISECONDS = 20_000;

/** Polls whether the site has reopened; `look` checks at once. */
export function useReopening(): { looking: boolean; looked: boolean; look: () => Promise<void> } {
  const language = useLanguage();
  const [looking, setLooking] = useState(false);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const ask = (): void => void refreshPermission(language).catch(() => undefined);
    const askWhenSeen = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    // Also refreshes the notice after a language change.
    ask();
    const timer = setInterval(ask, POLL_MILLISECONDS);
    document.addEventListener('visibilitychange', askWhenSeen);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhenSeen);
      window.removeEventListener('online', ask);
    };
  }, [language]);
  const look = async (): Promise<void> => {
    setLooking(true);
    await refreshPermission().catch(() => undefined);
    setLooking(false);
    setLooked(true);
  };
  return { looking, looked, look };
}

import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useEffect, useState } from 'react';
import { refreshPermission } from '../../shared/live/live-permission.ts';

/** Beside the push, which a network may swallow. */
const ASK_MILLISECONDS = 20_000;

/** Looks again and again whether the site is open; `look` does so at once. */
export function useReopening(): { looking: boolean; looked: boolean; look: () => Promise<void> } {
  const language = useLanguage();
  const [looking, setLooking] = useState(false);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const ask = (): void => void refreshPermission(language).catch(() => undefined);
    const askWhenSeen = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    // Also for the notice in the language that was chosen.
    ask();
    const timer = setInterval(ask, ASK_MILLISECONDS);
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

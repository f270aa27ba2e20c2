import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { windowFeatures } from './game-window.ts';

/** Browsers fire no event when another window closes, so it is polled. */
const POLL_MILLISECONDS = 500;

export type GameWindow = {
  isOpen: boolean;
  open: (url: string) => void;
  focus: () => void;
  close: () => void;
};

/** Opens, focuses and closes a game window. Leaving the page keeps it open. */
export function useGameWindow(gameId: string): GameWindow {
  const t = useTranslations('games.window');
  const toast = useToast();
  const [opened, setOpened] = useState<Window>();
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setInterval(() => opened.closed && setOpened(undefined), POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [opened]);
  const open = (url: string): void => {
    const isOurs = new URL(url, location.href).origin === location.origin;
    const window = globalThis.open(isOurs ? url : '', `game-${gameId}`, windowFeatures(screen));
    if (!window) {
      toast.show({ title: t('blocked'), text: t('blockedText'), tone: 'warn' });
      return;
    }
    if (!isOurs) {
      // The vendor's page must not be able to navigate this one.
      window.opener = null;
      window.location.href = url;
    }
    window.focus();
    setOpened(window);
  };
  return {
    isOpen: opened !== undefined,
    open,
    focus: () => opened?.focus(),
    close: () => {
      opened?.close();
      setOpened(undefined);
    },
  };
}

import type { LiveWin } from '@croupier/contract/games/live-bets.ts';
import { onWin } from '@croupier/web/realtime/wins.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWiderThan } from '../../../shared/browser/use-media.ts';
import { isOwnMoment } from '../../../shared/celebration/own-moment.ts';
import { protectionQuery, usePlaysForMoney } from '../../../shared/protection/protection.queries.ts';
import { mayShowWin } from './win-toast-rules.ts';
import { WinToast } from './WinToast.tsx';
import { winToastsMuted } from './win-toasts-muted.ts';

const SHOWN_MILLISECONDS = 6_000;

const hasDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Big wins of others, one at a time, for whoever wants to see them. */
export function WinToasts() {
  const { pathname } = useLocation();
  const isWide = useWiderThan('64rem');
  const plays = usePlaysForMoney();
  const { data: protection } = useQuery({ ...protectionQuery, enabled: false });
  const isExcluded = plays && (protection?.blocks.length ?? 0) > 0;
  const [win, setWin] = useState<LiveWin>();
  const lastAt = useRef(-Infinity);

  useEffect(
    () =>
      onWin((heard) => {
        if (winToastsMuted.get() || document.visibilityState !== 'visible') return;
        const now = performance.now();
        const moment = {
          path: pathname,
          gameId: heard.gameId,
          isWide,
          isExcluded,
          sinceLast: now - lastAt.current,
        };
        if (!mayShowWin({ ...moment, isOwnMoment: isOwnMoment(), hasDialog: hasDialog() })) return;
        lastAt.current = now;
        setWin(heard);
      }),
    [pathname, isWide, isExcluded],
  );
  useEffect(() => {
    if (!win) return undefined;
    const timer = setTimeout(() => setWin(undefined), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [win]);

  if (!win) return null;
  return (
    <WinToast
      key={win.id}
      win={win}
      onClose={() => setWin(undefined)}
      onMute={() => {
        winToastsMuted.set(true);
        setWin(undefined);
      }}
    />
  );
}

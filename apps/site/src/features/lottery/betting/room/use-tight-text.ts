import { parsePick } from '@croupier/fairplay/lottery/pick.ts';
import { liabilities } from '@croupier/fairplay/lottery/prize.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useExactAmount } from '../../shared/amounts.ts';
import type { Betting } from '../use-betting.ts';
import { roomQuery } from './room.queries.ts';

const WHOLE_PLAY = 'total';

/** Says before buying that a number of the bet is nearly full; empty while there is room. */
export function useTightText(gameCode: string, { bet, current }: Betting): string {
  const t = useTranslations('lottery.room');
  const amount = useExactAmount();
  const { data: tight } = useQuery({ ...roomQuery(gameCode), select: (room) => room.tight });
  const full = useMemo(() => {
    const mine = tight?.filter(({ market }) => market === bet?.play) ?? [];
    if (!bet || !current || mine.length === 0) return undefined;
    const { pick } = parsePick(current.play, bet.pick);
    if (!pick) return undefined;
    const terms = { lineMinor: bet.line, group: bet.group, priceBps: bet.priceBps };
    const cells = Map.groupBy(liabilities(current.play, pick, terms), ({ cell }) => cell);
    const wins = (cell: string): bigint =>
      (cells.get(cell) ?? []).reduce((sum, { liabilityMinor }) => sum + liabilityMinor, 0n);
    return mine.find(({ cell, room }) => wins(cell) > room);
  }, [tight, bet, current]);
  if (!full) return '';
  const room = amount(full.room);
  return full.cell === WHOLE_PLAY ? t('tightPlay', { room }) : t('tight', { number: full.cell, room });
}

import { parsePick } from '@croupier/fairplay/lottery/pick.ts';
import type { OfferedPlay } from '../betting/plays-on-sale.ts';
import { priceOf, type AskedBet, type NumberPrice } from './quote.ts';

/** The same bets under the terms of now; those whose play or number is closed are left out. */
export const repriced = (
  bets: readonly AskedBet[],
  plays: readonly OfferedPlay[],
  prices: readonly NumberPrice[],
): AskedBet[] =>
  bets.flatMap((bet) => {
    const offered = plays.find(({ play }) => play.code === bet.play);
    const pick = offered && parsePick(offered.play, bet.pick).pick;
    if (!offered || !pick) return [];
    const { priceBps } = priceOf(offered.play, pick, prices);
    const group = Math.min(Math.max(bet.group, offered.offer.minGroup), offered.offer.maxGroup);
    return priceBps > 0 ? [{ ...bet, group, priceBps }] : [];
  });

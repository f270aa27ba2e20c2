import type { LotteryPlayOnSale } from '@croupier/contract/games/lottery-play.ts';
import { lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { namedPrizes } from '../tickets/shown.rules.ts';
import { FULL_BPS, groupsOf } from '../tickets/tickets.rules.ts';
import type { LotteryEngine, Terms } from '../tickets/tickets.types.ts';

const ONE_MINOR = 10_000n;

const inputOf = ({ isTextOnly, text }: Play): LotteryPlayOnSale['input'] =>
  isTextOnly ? 'text' : text ? 'both' : 'zones';

/** The plays of a catalogue that are sold under these terms, in the order of the screens. */
export function playsOnSale(
  engine: Pick<LotteryEngine, 'prizes'>,
  { catalogue, terms }: { catalogue: string; terms: Terms },
): LotteryPlayOnSale[] {
  const plays = lotteryFamily(catalogue)?.plays ?? [];
  return plays
    .filter(({ code, draws }) => draws === 1 && !terms.closedPlays.has(code))
    .map((play) => {
      const { code, tab, row } = play;
      const { min, max } = groupsOf(terms, code);
      const bet = { catalogue, play: code, lineMinor: ONE_MINOR, group: max, priceBps: FULL_BPS };
      return {
        code,
        tab,
        row,
        input: inputOf(play),
        minGroup: min,
        maxGroup: max,
        prizes: namedPrizes(engine, bet),
      };
    });
}

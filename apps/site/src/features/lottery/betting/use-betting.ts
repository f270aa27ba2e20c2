import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { parsePick } from '@croupier/fairplay/lottery/pick.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { useMemo, useState } from 'react';
import { familyOfCatalogue, nameGroup } from '../shared/names/family-names.ts';
import { priceOf, quoteOf, type AskedBet, type Quote } from '../slip/quote.ts';
import { draftPick, emptyDraft, type Draft, type DraftPick } from './draft.ts';
import { stakeAmounts } from './stake/stake-amounts.ts';
import { firstPlay, offeredPlays, type OfferedPlay } from './plays-on-sale.ts';

/** A group is so many basis points of rate. */
const BPS_PER_GROUP = 5;

/** What a line costs: a unit times a multiplier or, where amounts are usual, an amount. */
export type StakeChoice = { unit: number; multiplier: number; amount: string; rebateSteps: number };

export type Betting = {
  plays: OfferedPlay[];
  current: OfferedPlay | undefined;
  choosePlay: (code: string) => void;
  draft: Draft | undefined;
  /** Several changes may come before the page renders again, as when a finger is drawn over keys. */
  changeDraft: (change: (now: Draft) => Partial<Draft>) => void;
  /** Shows a play filled in, to change a bet of the slip. */
  restore: (code: string, draft: Draft) => void;
  drawn: DraftPick | undefined;
  stake: StakeChoice;
  changeStake: (change: Partial<StakeChoice>) => void;
  lineMinor: bigint;
  /** What the draft would be as a bet. */
  bet: AskedBet | undefined;
  quote: Quote | undefined;
  /** The number that lowers the price of the bet, or that is closed. */
  pricedCell: string | undefined;
  askFor: (play: OfferedPlay, pick: string, line?: bigint) => AskedBet;
};

export const hasAmounts = ({ mode }: Pick<LotteryGame, 'mode'>): boolean => mode === 'SEA';

/** Thai numbers are typed on a keypad; other plays begin with keys. */
const firstDraft = ({ catalogue }: LotteryGame, play: Play): Draft =>
  emptyDraft(play, nameGroup(familyOfCatalogue(catalogue)) === 'sea' && play.text ? 'text' : 'keys');

/** What the player fills in on a betting page. */
export function useBetting(game: LotteryGame): Betting {
  const { decimals } = useFormat();
  const plays = useMemo(() => offeredPlays(game), [game]);
  const [code, setCode] = useState<string>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [stake, setStake] = useState<StakeChoice>({
    unit: 0,
    multiplier: 1,
    amount: stakeAmounts(game.units[0] ?? 0n, decimals)[0] ?? '',
    rebateSteps: 0,
  });
  const current = plays.find(({ play }) => play.code === code) ?? firstPlay(game.catalogue, plays);
  const draft = current && (drafts[current.play.code] ?? firstDraft(game, current.play));
  const drawn = useMemo(
    () => (current && draft ? draftPick(current.play, draft) : undefined),
    [current, draft],
  );
  const lineMinor = hasAmounts(game)
    ? (parseTypedAmount(stake.amount, decimals) ?? 0n)
    : (game.units[stake.unit] ?? game.units[0] ?? 0n) * BigInt(stake.multiplier);
  const priced = current && drawn?.pick ? priceOf(current.play, drawn.pick, game.prices) : undefined;
  const groupOf = ({ offer }: OfferedPlay): number =>
    Math.max(offer.minGroup, offer.maxGroup - stake.rebateSteps);
  const askFor = (of: OfferedPlay, pick: string, line = lineMinor): AskedBet => {
    const parsed = parsePick(of.play, pick).pick;
    const { priceBps } = parsed ? priceOf(of.play, parsed, game.prices) : { priceBps: 10_000 };
    return { play: of.play.code, pick, line, group: groupOf(of), priceBps };
  };
  const isBet = current && drawn?.pick && lineMinor > 0n && (priced?.priceBps ?? 0) > 0;
  const bet = isBet
    ? {
        play: current.play.code,
        pick: drawn.text,
        line: lineMinor,
        group: groupOf(current),
        priceBps: priced?.priceBps ?? 0,
      }
    : undefined;
  const quote = useMemo(
    () =>
      current && drawn?.pick && priced
        ? quoteOf(current.play, drawn.pick, {
            line: lineMinor,
            group: Math.max(current.offer.minGroup, current.offer.maxGroup - stake.rebateSteps),
            priceBps: priced.priceBps,
          })
        : undefined,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the price is a new object with the same value
    [current, drawn, lineMinor, stake.rebateSteps, priced?.priceBps],
  );
  return {
    plays,
    current,
    choosePlay: setCode,
    draft,
    changeDraft: (change) => {
      if (!current) return;
      const { play } = current;
      setDrafts((all) => {
        const now = all[play.code] ?? firstDraft(game, play);
        return { ...all, [play.code]: { ...now, ...change(now) } };
      });
    },
    restore: (play, filled) => {
      setCode(play);
      setDrafts((all) => ({ ...all, [play]: filled }));
    },
    drawn,
    stake,
    changeStake: (change) => setStake((now) => ({ ...now, ...change })),
    lineMinor,
    bet,
    quote,
    pricedCell: priced?.cell,
    askFor,
  };
}

export const rebateBpsOf = ({ offer }: OfferedPlay, { rebateSteps }: StakeChoice): number =>
  Math.min(rebateSteps, offer.maxGroup - offer.minGroup) * BPS_PER_GROUP;

import {
  blackjack,
  type BlackjackBet,
  type BlackjackMove,
  type BlackjackView,
} from '@croupier/fairplay/games/blackjack.ts';
import { defineRoundScreen } from '../round-game/round-screen.ts';
import { BlackjackActions } from './BlackjackActions.tsx';
import { BlackjackControls } from './BlackjackControls.tsx';
import { BlackjackRules } from './BlackjackRules.tsx';
import { BlackjackStage } from './BlackjackStage.tsx';
import { dealDelays } from './deal-order.ts';
import { BlackjackOutcome } from './BlackjackOutcome.tsx';

/** Best play returns this share of the first stake; the exact recursion of the rules confirms it in a test. */
const RETURN = { numerator: 994_296n, denominator: 1_000_000n };

export const blackjackScreen = defineRoundScreen<BlackjackBet, BlackjackMove, BlackjackView>({
  game: 'blackjack',
  rules: blackjack,
  returns: { min: RETURN, max: RETURN },
  firstBet: {},
  Stage: BlackjackStage,
  Controls: BlackjackControls,
  Actions: BlackjackActions,
  Payouts: BlackjackRules,
  motionMilliseconds: (before, now) => dealDelays(before?.view, now.view).end,
  isWon: ({ payout, staked }) => payout >= staked,
  soundOf: (_, { view, payout, staked }) => {
    if (!view.isOver) return { sound: 'tick' };
    if (payout <= staked) return { sound: 'lose' };
    return { sound: payout > staked * 2n ? 'fineWin' : 'win' };
  },
  Outcome: BlackjackOutcome,
  keyMoves: ({ view }) => {
    const can = (move: BlackjackMove) => (view.moves.includes(move) ? move : undefined);
    const keys = {
      swap: can('stand'),
      less: can('hit') ?? can('insurance'),
      more: can('double') ?? can('no_insurance'),
      random: can('split'),
    };
    return Object.fromEntries(Object.entries(keys).filter(([, move]) => move !== undefined));
  },
  keyHelp: [
    { keys: 'Q', does: 'stand' },
    { keys: 'W', does: 'hit' },
    { keys: 'E', does: 'doubleDown' },
    { keys: 'R', does: 'split' },
  ],
});

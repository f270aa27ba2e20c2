import { DECK } from '@croupier/fairplay/cards.ts';
import { hilo, type HiloBet, type HiloMove, type HiloView } from '@croupier/fairplay/games/hilo.ts';
import { HILO_RETURNS } from '@croupier/fairplay/games/round-returns.ts';
import { defineRoundScreen } from '../round-game/round-screen.ts';
import { HiloActions } from './HiloActions.tsx';
import { HiloStage } from './HiloStage.tsx';
import { HiloOutcome } from './HiloOutcome.tsx';
import { winSound } from '../sound/win-sound.ts';

const DEAL_MILLISECONDS = 300;

export const hiloScreen = defineRoundScreen<HiloBet, HiloMove, HiloView>({
  game: 'hilo',
  rules: hilo,
  returns: HILO_RETURNS,
  firstBet: { startCard: Math.floor(Math.random() * DECK.length) },
  Stage: HiloStage,
  Actions: HiloActions,
  motionMilliseconds: (before, now) =>
    now.view.cards.length > (before?.view.cards.length ?? 1) ? DEAL_MILLISECONDS : 0,
  isWon: ({ view }) => view.state === 'cashed_out' && view.multiplierE4 > 0,
  soundOf: (before, { view }) => {
    if (view.state === 'busted') return { sound: 'lose' };
    if (view.state === 'cashed_out') return { sound: winSound(view.multiplierE4) };
    const isRight = view.guesses.at(-1) !== 'skip' && view.cards.length > (before?.view.cards.length ?? 1);
    return isRight ? { sound: 'gem', pitch: view.guesses.length } : { sound: 'tick' };
  },
  Outcome: HiloOutcome,
  keyMoves: ({ view }) => {
    const guesses = new Set(view.choices.map(({ guess }) => guess));
    return {
      ...(view.multiplierE4 > 0 ? { bet: 'cash_out' as const } : {}),
      ...(view.canSkip ? { swap: 'skip' as const } : {}),
      less: guesses.has('lower') ? 'lower' : 'same',
      more: guesses.has('higher') ? 'higher' : 'same',
    };
  },
  keyHelp: [
    { keys: 'Q', does: 'skip' },
    { keys: 'W', does: 'lower' },
    { keys: 'E', does: 'higher' },
  ],
});

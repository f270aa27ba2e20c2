import { createStore } from '@croupier/web/browser/store.ts';
import { amountStep, parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSyncExternalStore } from 'react';
import type { OwnGame } from '../own-game.ts';
import { firstStake, moveStake, stakeProblem, type StakeMove, type StakeProblem } from './stake.ts';
import { useFunds } from './use-funds.ts';
import { useLimits } from './use-limits.ts';
import type { StakeRoom } from './stake.ts';

// The stake is kept when the player switches games. Undefined: not edited yet.
const typed = createStore<string | undefined>(undefined);
const nothing = (): undefined => undefined;

export type Stake = {
  text: string;
  setText: (text: string) => void;
  stakeMinor: bigint | undefined;
  room: StakeRoom;
  problem: StakeProblem | undefined;
  move: (move: StakeMove) => void;
};

/** The stake as typed, and the limit it breaks, if any. */
export function useStake(game: OwnGame, multiplierE4: bigint): Stake {
  const touched = useSyncExternalStore(typed.subscribe, typed.get, nothing);
  const { decimals } = useFormat();
  const stepMinor = amountStep(decimals);
  const room = { ...useFunds(game), limits: useLimits(), multiplierE4, stepMinor };
  const { limits } = room;
  // Empty until the limits are known: any other amount may be one that cannot be staked.
  const text = touched ?? (limits ? typedAmount(firstStake(limits), decimals) : '');
  const stakeMinor = parseTypedAmount(text, decimals);
  return {
    text,
    setText: typed.set,
    stakeMinor,
    room,
    problem: stakeProblem(stakeMinor, room),
    move: (move) => {
      if (limits) typed.set(typedAmount(moveStake(stakeMinor ?? stepMinor, move, room), decimals));
    },
  };
}

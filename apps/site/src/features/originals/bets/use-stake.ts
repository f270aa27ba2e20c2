import { createStore } from '@croupier/web/store.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/money-input.ts';
import { useSyncExternalStore } from 'react';
import { moveStake, stakeProblem, STAKE_STEP_MINOR, type StakeMove, type StakeProblem } from './stake.ts';
import { useBalance } from './use-balance.ts';
import { useLimits } from './use-limits.ts';
import type { StakeRoom } from './stake.ts';

// The amount stays when the player goes from one game to the other.
const typed = createStore('1.00');

export type Stake = {
  text: string;
  setText: (text: string) => void;
  stakeMinor: bigint | undefined;
  room: StakeRoom;
  problem: StakeProblem | undefined;
  move: (move: StakeMove) => void;
};

/** The amount to bet, as typed, with what speaks against it. */
export function useStake(multiplierE4: bigint): Stake {
  const text = useSyncExternalStore(typed.subscribe, typed.get, typed.get);
  const room = { limits: useLimits(), balanceMinor: useBalance(), multiplierE4 };
  const stakeMinor = parseTypedAmount(text);
  return {
    text,
    setText: typed.set,
    stakeMinor,
    room,
    problem: stakeProblem(stakeMinor, room),
    move: (move) => typed.set(typedAmount(moveStake(stakeMinor ?? STAKE_STEP_MINOR, move, room))),
  };
}

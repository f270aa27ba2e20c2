import { crashRules } from '@croupier/fairplay/crash-rules.ts';
import { amountStep, parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { firstStake, moveStake, stakeProblem } from '../bets/stake.ts';
import { useFunds } from '../bets/use-funds.ts';
import { useLimits } from '../bets/use-limits.ts';
import type { Stake } from '../bets/use-stake.ts';
import { readAuto } from './auto-field.ts';
import type { Wish } from './use-slot.ts';

/** What is typed for one of the two bets; each has a stake of its own. */
export function useSlotFields() {
  const { decimals } = useFormat();
  const [typed, setTyped] = useState<string>();
  const [auto, setAuto] = useState('');
  const limits = useLimits();
  const parsed = readAuto(auto);
  const stepMinor = amountStep(decimals);
  const multiplierE4 = BigInt(parsed ?? crashRules.minCashOut) * 100n;
  const room = { ...useFunds('crash'), limits, multiplierE4, stepMinor };
  const text = typed ?? (limits ? typedAmount(firstStake(limits), decimals) : '');
  const stakeMinor = parseTypedAmount(text, decimals);
  const problem = stakeProblem(stakeMinor, room);
  const stake: Stake = {
    text,
    setText: setTyped,
    stakeMinor,
    room,
    problem,
    move: (move) => {
      if (limits) setTyped(typedAmount(moveStake(stakeMinor ?? stepMinor, move, room), decimals));
    },
  };
  const isAutoWrong = parsed === undefined;
  const wish: Wish | undefined =
    problem === undefined && stakeMinor !== undefined && !isAutoWrong
      ? { stake: stakeMinor, auto: parsed }
      : undefined;
  return { stake, auto, setAuto, isAutoWrong, wish };
}

export type SlotFields = ReturnType<typeof useSlotFields>;

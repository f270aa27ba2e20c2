import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callQuery } from '../../../shared/api/call.ts';

/** A deposit of nothing has no offers; the smallest one tells which there are. */
const LEAST = 1n;

const offersQuery = (amount: bigint | undefined) => ({
  ...callQuery('promotions.forDeposit', { query: { amount: amount && amount > 0n ? amount : LEAST } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

/** The bonuses that a deposit of this amount can have, and the one that the member wants. */
export function useBonusChoice(amount: bigint | undefined) {
  const { data } = useQuery(offersQuery(amount));
  const all = data?.items ?? [];
  const offers = all.filter(({ reason }) => reason === null);
  const [wanted, setChosen] = useState<string | null>();
  // Somebody who has joined a promotion has chosen it already.
  const joined = offers.find(({ isJoined }) => isJoined)?.id ?? null;
  const chosen = wanted === undefined ? joined : (offers.find(({ id }) => id === wanted)?.id ?? null);
  /** Joins what is chosen, under the terms that were shown, and leaves the others. */
  const choose = async (): Promise<void> => {
    for (const { id, isJoined, termsHash } of offers) {
      if (id === chosen && !isJoined) await call('promotions.join', { params: { id }, body: { termsHash } });
      if (id !== chosen && isJoined) await call('promotions.leave', { params: { id } });
    }
  };
  return { offers, chosen, setChosen, choose };
}

export type BonusOffer = ReturnType<typeof useBonusChoice>['offers'][number];

import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import type { Round } from '../rounds/index.ts';
import type { AccountRef, MoneyTx } from '../wallet/index.ts';
import type { OriginalsDeps } from './offer.ts';
import type { PlayerKey } from './seeds.queries.ts';

type Game = { id: string; rulesVersion: string };
type NewRound = PlayerKey & { id: string; stakeMinor: bigint; currency: string; game: Game; detail: object };

/** A round as it stands in the record, whoever played it: the caller looks at `memberId`. */
export type KnownRound = Pick<Round, 'id' | 'memberId' | 'gameId' | 'stakeMinor' | 'payoutMinor' | 'detail'>;

const houseOf = (game: Game): AccountRef => ({
  owner: 'house',
  kind: 'game',
  key: `${IN_HOUSE_VENDOR.code}:${game.id}`,
});

const rowOf = ({ game, ...round }: NewRound) => ({
  ...round,
  vendor: IN_HOUSE_VENDOR.code,
  gameId: game.id,
  rulesVersion: game.rulesVersion,
  // A stake in an in-house game counts in full.
  validBetMinor: round.stakeMinor,
  house: houseOf(game),
});

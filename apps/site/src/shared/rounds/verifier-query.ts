import { formatMoney } from '@croupier/contract/money.ts';
import type { RoundProof } from '@croupier/contract/games/rounds.ts';
import type { JackpotTerms } from '@croupier/fairplay/jackpot.ts';
import type { RoundOutcome } from './round-outcome.ts';

/** The verifier's fields; the address uses the same names. */
export const VERIFIER_FIELDS = [
  'game',
  'serverSeed',
  'hash',
  'clientSeed',
  'nonce',
  'direction',
  'target',
  'mines',
  'fields',
  'bet',
  'moves',
  'stake',
  'drawnOncePer',
] as const;
export type VerifierField = (typeof VERIFIER_FIELDS)[number];
export type VerifierValues = Partial<Record<VerifierField, string>>;

/** Dice targets and rolls are written with two decimals: 5050 is `50.50`. */
export const hundredths = (value: number): string => (value / 100).toFixed(2);

const outcomeValues = (outcome: RoundOutcome | undefined): VerifierValues => {
  if (outcome?.game === 'dice')
    return {
      game: 'dice',
      direction: outcome.bet.direction,
      target: hundredths(outcome.bet.targetHundredths),
    };
  if (outcome?.game === 'mines')
    return { game: 'mines', mines: String(outcome.mines), fields: outcome.revealed.join('-') };
  if (outcome?.game === 'other')
    return {
      game: outcome.gameId,
      bet: JSON.stringify(outcome.bet),
      ...(outcome.moves && { moves: JSON.stringify(outcome.moves) }),
    };
  return {};
};

/** `10.0000` → `10`, which is easier to compare. */
const plainAmount = (amountMinor: bigint): string => formatMoney(amountMinor).replace(/\.?0+$/, '');

/** The two amounts that determine the odds of the jackpot draw. */
const jackpotValues = (terms: JackpotTerms | undefined): VerifierValues =>
  terms ? { stake: plainAmount(terms.stakeMinor), drawnOncePer: plainAmount(terms.drawnOncePerMinor) } : {};

type KnownProof = Pick<RoundProof, 'serverSeedHash' | 'clientSeed' | 'serverSeed'> & { nonce?: number };

/** The verifier's address parameters for a round, or for a seed pair alone. */
export function verifierSearch(proof: KnownProof, outcome?: RoundOutcome, jackpot?: JackpotTerms): string {
  const values: VerifierValues = {
    ...outcomeValues(outcome),
    ...jackpotValues(jackpot),
    serverSeed: proof.serverSeed ?? '',
    hash: proof.serverSeedHash,
    clientSeed: proof.clientSeed,
    nonce: proof.nonce === undefined ? '' : String(proof.nonce),
  };
  const search = new URLSearchParams();
  for (const field of VERIFIER_FIELDS) {
    const value = values[field];
    if (value) search.set(field, value);
  }
  return `?${search.toString()}`;
}

export const readVerifierSearch = (search: URLSearchParams): VerifierValues =>
  Object.fromEntries(
    VERIFIER_FIELDS.flatMap((field) => {
      const value = search.get(field);
      return value === null ? [] : [[field, value] as const];
    }),
  );

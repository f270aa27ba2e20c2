import { drawJackpot, parseJackpotTerms, type JackpotProof, type JackpotTerms } from './jackpot.ts';
import type { ReturnRange } from './money.ts';
import { type Draw, type HmacChunk, type NumberSource, type RoundSource, createFloats } from './random.ts';
import { hashServerSeed } from './seeds.ts';

/** The interface of an in-house game for the verifier. Results are plain JSON, with multipliers in ten-thousandths. */
type GameRules<Id extends string, Bet, Result> = {
  gameId: Id;
  rulesVersion: string;
  /** The return to display on the game's page. */
  rtp: ReturnRange;
  /** Parses the bet in a round's record; undefined if it is not one of this game. */
  parseBet: (value: unknown) => Bet | undefined;
  play: (source: NumberSource, bet: Bet) => Result;
};

export type VerifyInput<Bet> = RoundSource & {
  bet: Bet;
  /** The hash that the player was shown before the round, if known. */
  committedHash?: string;
  /** The terms of the jackpot draw, if there was one. */
  jackpot?: JackpotTerms;
};

/** A recomputed round with every intermediate step, as plain JSON. */
export type Verification<Id extends string, Result> = {
  gameId: Id;
  rulesVersion: string;
  serverSeedHash: string;
  /** Whether the revealed server seed matches its hash; null if no hash is known. */
  hashMatches: boolean | null;
  chunks: readonly HmacChunk[];
  draws: readonly Draw[];
  result: Result;
  /** Null for a round without a jackpot draw. */
  jackpot: JackpotProof | null;
};

export type FairGame<Id extends string, Bet, Result> = Omit<GameRules<Id, Bet, Result>, 'play'> & {
  /** Throws RangeError if the rules do not allow the bet or the nonce. */
  verify: (input: VerifyInput<Bet>) => Verification<Id, Result>;
  /** The same for the bet in a record or a form; undefined if the rules do not allow it. */
  verifyRecord: (input: VerifyInput<unknown>) => Verification<Id, Result> | undefined;
};

const jackpotOf = (record: unknown): JackpotTerms | undefined =>
  typeof record === 'object' && record !== null && 'jackpot' in record
    ? parseJackpotTerms(record.jackpot)
    : undefined;

export function defineFairGame<const Id extends string, Bet, Result>({
  play,
  ...rules
}: GameRules<Id, Bet, Result>): FairGame<Id, Bet, Result> {
  const verify = (input: VerifyInput<Bet>): Verification<Id, Result> => {
    const { serverSeed, clientSeed, nonce, committedHash } = input;
    const floats = createFloats(serverSeed, clientSeed, nonce);
    const result = play(floats, input.bet);
    const serverSeedHash = hashServerSeed(serverSeed);
    return {
      gameId: rules.gameId,
      rulesVersion: rules.rulesVersion,
      serverSeedHash,
      hashMatches: committedHash === undefined ? null : committedHash.toLowerCase() === serverSeedHash,
      chunks: floats.chunks,
      draws: floats.draws,
      result,
      jackpot: input.jackpot ? drawJackpot({ serverSeed, clientSeed, nonce }, input.jackpot) : null,
    };
  };
  const verifyRecord = (input: VerifyInput<unknown>): Verification<Id, Result> | undefined => {
    const bet = rules.parseBet(input.bet);
    if (bet === undefined) return undefined;
    const jackpot = input.jackpot ?? jackpotOf(input.bet);
    return verify({ ...input, bet, ...(jackpot ? { jackpot } : {}) });
  };
  return { ...rules, verify, verifyRecord };
}

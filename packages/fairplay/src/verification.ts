import type { OneCallGame } from './games/one-call.ts';
import type { Numbers, RoundGame } from './games/round-game.ts';
import { drawJackpot, parseJackpotTerms, type JackpotProof, type JackpotTerms } from './jackpot.ts';
import { ceilPpm, cutToE4, floorPpm, type Fraction, type ReturnRange } from './money.ts';
import { type Draw, type Floats, type HmacChunk, type RoundSource, createFloats } from './random.ts';
import { hashServerSeed } from './seeds.ts';

/** What a round came to, as plain JSON. */
export type FairResult<Facts> = {
  /** In the canonical form of the rules. */
  bet: unknown;
  /** Empty in games whose round is one call. */
  moves: readonly unknown[];
  isOver: boolean;
  /** Whether the first stake came back at least. */
  won: boolean;
  /** The exact payout as a ratio of the first stake, in decimal digits. */
  paid: { numerator: string; denominator: string };
  /** The same, cut to four decimals. */
  multiplierE4: number;
  /** What a screen draws the result from. */
  facts: Facts;
};

/** The interface of an in-house game for the verifier. */
type GameRules<Id extends string, Facts> = {
  gameId: Id;
  rulesVersion: string;
  /** The return to display on the game's page. */
  rtp: ReturnRange;
  /** Plays the bet and the moves in a round's record; undefined for what the rules do not allow. */
  playRecord: (numbers: Numbers, record: unknown) => FairResult<Facts> | undefined;
};

export type VerifyInput = RoundSource & {
  /** The bet, and the moves if there are any, as in a round's record. */
  record: unknown;
  /** The hash that the player was shown before the round, if known. */
  committedHash?: string;
  /** The terms of the jackpot draw, if there was one; otherwise they are taken from the record. */
  jackpot?: JackpotTerms;
};

/** A recomputed round with every intermediate step, as plain JSON. */
export type Verification<Id extends string, Facts> = {
  gameId: Id;
  rulesVersion: string;
  serverSeedHash: string;
  /** Whether the revealed server seed matches its hash; null if no hash is known. */
  hashMatches: boolean | null;
  chunks: readonly HmacChunk[];
  draws: readonly Draw[];
  result: FairResult<Facts>;
  /** Null for a round without a jackpot draw. */
  jackpot: JackpotProof | null;
};

export type FairGame<Id extends string, Facts> = Omit<GameRules<Id, Facts>, 'playRecord'> & {
  /**
   * Undefined if the rules do not allow the bet or the moves. Throws RangeError for a nonce that is no whole number.
   */
  verifyRecord: (input: VerifyInput) => Verification<Id, Facts> | undefined;
};

const fieldOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? (Reflect.get(record, name) as unknown) : undefined;

export function defineFairGame<const Id extends string, Facts>({
  playRecord,
  ...rules
}: GameRules<Id, Facts>): FairGame<Id, Facts> {
  const verifyRecord = (input: VerifyInput): Verification<Id, Facts> | undefined => {
    const { serverSeed, clientSeed, nonce, committedHash, record } = input;
    // A game may start its numbers several times; the start that used most of them has all.
    const starts: Floats[] = [createFloats(serverSeed, clientSeed, nonce)];
    const result = playRecord(() => {
      const floats = createFloats(serverSeed, clientSeed, nonce);
      starts.push(floats);
      return floats;
    }, record);
    if (!result) return undefined;
    const used = starts.reduce((most, one) => (one.draws.length > most.draws.length ? one : most));
    const serverSeedHash = hashServerSeed(serverSeed);
    const jackpot = input.jackpot ?? parseJackpotTerms(fieldOf(record, 'jackpot'));
    return {
      gameId: rules.gameId,
      rulesVersion: rules.rulesVersion,
      serverSeedHash,
      hashMatches: committedHash === undefined ? null : committedHash.toLowerCase() === serverSeedHash,
      chunks: used.chunks,
      draws: used.draws,
      result,
      jackpot: jackpot ? drawJackpot({ serverSeed, clientSeed, nonce }, jackpot) : null,
    };
  };
  return { ...rules, verifyRecord };
}

export const paidParts = ({ numerator, denominator }: Fraction) => ({
  won: numerator >= denominator,
  paid: { numerator: String(numerator), denominator: String(denominator) },
  multiplierE4: Number(cutToE4({ numerator, denominator }, 4)),
});

const rangeOf = ({ min, max }: { min: Fraction; max: Fraction }): ReturnRange => ({
  min,
  max,
  minPpm: floorPpm(min),
  maxPpm: ceilPpm(max),
});

/** A game whose round is one call. Early records had the bet at the top instead of under `bet`. */
export const fairOneCall = <const Id extends string, Bet, Facts>(
  gameId: Id,
  game: OneCallGame<Bet, Facts>,
  parseEarlyRecord: (record: unknown) => Bet | undefined = () => undefined,
): FairGame<Id, Facts> =>
  defineFairGame({
    gameId,
    rulesVersion: game.rulesVersion,
    rtp: rangeOf(game.returns),
    playRecord: (numbers, record) => {
      const bet = game.parseBet(fieldOf(record, 'bet')) ?? parseEarlyRecord(record);
      if (bet === undefined) return undefined;
      const { paid, facts } = game.play(numbers(), bet);
      return { bet, moves: [], isOver: true, ...paidParts(paid), facts };
    },
  });

type RecordedRound = { bet: unknown; moves: unknown };

/** A game whose round takes several calls. Early records had another form. */
export const fairRound = <const Id extends string, Bet, Move, View>(
  gameId: Id,
  game: Pick<RoundGame<Bet, Move, View>, 'rulesVersion' | 'parseBet' | 'parseMove' | 'play'>,
  returns: { min: Fraction; max: Fraction },
  readEarlyRecord: (record: unknown) => RecordedRound | undefined = () => undefined,
): FairGame<Id, View> =>
  defineFairGame({
    gameId,
    rulesVersion: game.rulesVersion,
    rtp: rangeOf(returns),
    playRecord: (numbers, record) => {
      const given = readEarlyRecord(record) ?? {
        bet: fieldOf(record, 'bet'),
        moves: fieldOf(record, 'moves'),
      };
      const bet = game.parseBet(given.bet);
      if (bet === undefined || !Array.isArray(given.moves)) return undefined;
      const moves = given.moves.map((move: unknown) => game.parseMove(move));
      const known = moves.filter((move) => move !== undefined);
      if (known.length !== moves.length) return undefined;
      try {
        const { isOver, paid, view } = game.play(bet, known, numbers);
        return { bet, moves: known, isOver, ...paidParts(paid), facts: view };
      } catch (error) {
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    },
  });

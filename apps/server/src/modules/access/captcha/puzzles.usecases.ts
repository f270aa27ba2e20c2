import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { ASKED_PER_MINUTE, PUZZLE_MILLISECONDS, REFRESH_GAP_MILLISECONDS, WORK } from './captcha.config.ts';
import { countAsk, putPuzzle, takePuzzle, type PuzzleKind, type TakenPuzzle } from './captcha.queries.ts';
import { hashOf, newToken } from './secrets.ts';

type Ask = { merchantId: string; kind: 'image' | 'slider' | 'work'; ip: string };
type Kept = { merchantId: string; kind: PuzzleKind; key: string; answer?: string; workBits?: number };

export type Puzzles = {
  /** Counts an ask of an address. @returns how many it had before, lately. @throws `request.too_many` */
  count: (ask: Ask) => Promise<number>;
  /** Keeps what was asked until it is answered. @throws `request.too_many` when the key has a fresh one */
  keep: (puzzle: Kept) => Promise<void>;
  /** Hands a puzzle out to one who answers it, and never again; undefined when it is unknown, used or too old. */
  take: (puzzle: { merchantId: string; kind: PuzzleKind; key: string }) => Promise<TakenPuzzle | undefined>;
  /** For whoever has solved one. */
  giveToken: (merchantId: string) => Promise<{ token: string }>;
};

const MINUTE = 60_000;
const ahead = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** How an answer stands in the database: worthless without the key, which only the browser has. */
export const answerHash = (key: string, answer: string): Buffer => hashOf('answer', key, answer);
const keyHash = (key: string): Buffer => hashOf('key', key);

export function createPuzzles({ db, clock }: { db: Db; clock: Clock }): Puzzles {
  const keep: Puzzles['keep'] = async ({ merchantId, kind, key, answer, workBits }) => {
    const madeAt = clock.now();
    const puzzle = {
      merchantId,
      kind,
      keyHash: keyHash(key),
      madeAt,
      expiresAt: ahead(madeAt, PUZZLE_MILLISECONDS),
      ...(answer === undefined ? {} : { answerHash: answerHash(key, answer) }),
      ...(workBits === undefined ? {} : { workBits }),
    };
    if (!(await putPuzzle(db, puzzle, ahead(madeAt, -REFRESH_GAP_MILLISECONDS))))
      throw appError(requestErrors.tooMany);
  };

  return {
    keep,
    count: async ({ merchantId, kind, ip }) => {
      const minute = new Date(Math.floor(clock.now().getTime() / MINUTE) * MINUTE);
      const { inMinute, inAll } = await countAsk(
        db,
        { merchantId, kind, addressHash: hashOf('address', addressKey(ip)) },
        { minute, since: ahead(minute, -WORK.windowMinutes * MINUTE) },
      );
      if (inMinute > ASKED_PER_MINUTE[kind]) throw appError(requestErrors.tooMany);
      return inAll - 1;
    },
    take: async ({ merchantId, kind, key }) => {
      const taken = await takePuzzle(db, { merchantId, kind, keyHash: keyHash(key) });
      return taken && taken.expiresAt > clock.now() ? taken : undefined;
    },
    giveToken: async (merchantId) => {
      const token = newToken();
      await keep({ merchantId, kind: 'token', key: token });
      return { token };
    },
  };
}

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { newToken } from '../../../platform/tokens.ts';
import { PUZZLE_MILLISECONDS, PUZZLES_PER_MINUTE, REFRESH_GAP_MILLISECONDS, WORK } from './captcha.config.ts';
import { countRequest, putPuzzle, takePuzzle, type PuzzleKind, type TakenPuzzle } from './captcha.queries.ts';
import { addressHash, answerHash, keyHash } from './puzzles.rules.ts';

type Request = { merchantId: string; kind: 'image' | 'slider' | 'work'; ip: string };
type NewPuzzle = { merchantId: string; kind: PuzzleKind; key: string; answer?: string; workBits?: number };

export type Puzzles = {
  /** Counts a request. @returns how many the address made recently before it. @throws `request.too_many` */
  count: (request: Request) => Promise<number>;
  /** Stores a puzzle until it is answered. @throws `request.too_many` when the key has a fresh one */
  keep: (puzzle: NewPuzzle) => Promise<void>;
  /** Removes a puzzle for the caller who answers it; undefined when it is unknown, used or too old. */
  take: (puzzle: { merchantId: string; kind: PuzzleKind; key: string }) => Promise<TakenPuzzle | undefined>;
  /** A token for a caller who has solved a puzzle. */
  issueToken: (merchantId: string) => Promise<{ token: string }>;
};

const MINUTE = 60_000;
const ahead = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

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
      const { inMinute, inAll } = await countRequest(
        db,
        { merchantId, kind, addressHash: addressHash(addressKey(ip)) },
        { minute, since: ahead(minute, -WORK.windowMinutes * MINUTE) },
      );
      if (inMinute > PUZZLES_PER_MINUTE[kind]) throw appError(requestErrors.tooMany);
      return inAll - 1;
    },
    take: async ({ merchantId, kind, key }) => {
      const taken = await takePuzzle(db, { merchantId, kind, keyHash: keyHash(key) });
      return taken && taken.expiresAt > clock.now() ? taken : undefined;
    },
    issueToken: async (merchantId) => {
      const token = newToken();
      await keep({ merchantId, kind: 'token', key: token });
      return { token };
    },
  };
}

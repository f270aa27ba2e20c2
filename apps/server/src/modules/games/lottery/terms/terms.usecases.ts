import type { LotteryDocument } from '@croupier/contract/games/lottery-rules.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import type { Mode } from '../schedules/schedules.types.ts';
import type { Terms } from '../tickets/tickets.types.ts';
import { findRules } from './documents.queries.ts';
import { parseDocument, termsOf } from './documents.rules.ts';

/** A member's rate in basis points; undefined for one who has no agent. */
export type MemberRate = (of: {
  merchantId: string;
  memberId: string;
  mode: Mode;
  at: Date;
}) => Promise<number | undefined>;

export type TermsDeps = { db: Db; clock: Clock; memberRate: MemberRate };

export type MemberTerms = { terms: Terms; document: LotteryDocument };
type Asked = { merchantId: string; memberId: string; lotteryId: string; mode: Mode };

/** Rules that are older than the lane's are refused by it, so that a short time costs nothing but a new try. */
const RULES_MILLISECONDS = 1_000;
const RATE_MILLISECONDS = 5_000;
const MAX_RATES = 50_000;

export type MemberTermsOf = (asked: Asked) => Promise<MemberTerms>;

/** What a merchant's lottery is sold under to one member. */
export function createTerms({ db, clock, memberRate }: TermsDeps): MemberTermsOf {
  const rules = createFresh<{ version: number; document: LotteryDocument } | undefined>({
    clock,
    milliseconds: RULES_MILLISECONDS,
  });
  const rates = createFresh<number | undefined>({
    clock,
    milliseconds: RATE_MILLISECONDS,
    maxKeys: MAX_RATES,
  });

  /** @throws `lottery.not_found` where the merchant does not sell it */
  return async ({ merchantId, memberId, lotteryId, mode }) => {
    const [found, rateBps] = await Promise.all([
      rules.get(`${merchantId}/${lotteryId}`, async () => {
        const stored = await findRules(db, { merchantId, lotteryId, at: clock.now() });
        const document = stored && parseDocument(stored.document);
        return document && { version: stored.version, document };
      }),
      rates.get(`${merchantId}/${memberId}/${mode}`, () =>
        memberRate({ merchantId, memberId, mode, at: clock.now() }),
      ),
    ]);
    if (!found?.document.isOn) throw appError(lotteryErrors.notFound);
    const { document, version } = found;
    return { document, terms: termsOf(document, version, rateBps ?? document.rateBps) };
  };
}

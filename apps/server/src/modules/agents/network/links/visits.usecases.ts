import { createHash } from 'node:crypto';
import { attemptKey, limitAttempt } from '../../../../platform/attempts.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { requestErrors } from '../../../../platform/http/errors.ts';
import { accountKey } from '../../../access/members/index.ts';
import { settlementDay } from '../calendar.rules.ts';
import { VISITS } from '../network.config.ts';
import type { NetworkDeps } from '../network.types.ts';
import { countVisit } from './links.queries.ts';

/** A visitor is an address of a day; it can't be found back from the hash without the day and the link. */
const visitorOf = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(parts.join('|')).digest();

export function createVisits({ db, clock, merchants }: NetworkDeps) {
  /** @throws `request.too_many` */
  const count = async ({ merchantId, code, ip }: { merchantId: string; code: string; ip: string }) => {
    const address = addressKey(ip);
    await limitAttempt(
      { db, clock },
      attemptKey(merchantId, 'link.visit', address),
      VISITS,
      requestErrors.tooMany,
    );
    const { settings } = await merchants.byId(merchantId);
    const at = clock.now();
    const day = settlementDay(at, settings.settlement);
    const codeKey = accountKey(code);
    const visitor = visitorOf(merchantId, codeKey, day, address);
    return db.transaction().execute((tx) => countVisit(tx, { merchantId, codeKey, at, day, visitor }));
  };

  return { count };
}

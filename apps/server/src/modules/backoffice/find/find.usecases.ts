import { FIND_PERMISSIONS, type FindKind, type Found } from '@croupier/contract/backoffice/find.ts';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { requestErrors } from '../../../platform/http/errors.ts';
import { maskEmail, maskMobile } from '../../access/delivery/index.ts';
import { CONSOLE } from '../../access/sessions/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { FIND_LIMIT } from './find.config.ts';
import { findApprovals, findMembers, findRounds, findTransfers } from './find.reads.ts';
import { findPayments } from './payments.reads.ts';
import { findTerms, timeOfId, type FindTerms } from './find.rules.ts';

export type FindDeps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'list'> };
type Finder = { operatorId: string; rights: Rights; language: string };

/** A browser makes the id before the server commits the transfer, and their clocks differ a little. */
const BEFORE_MILLISECONDS = 10_000;
const AFTER_MILLISECONDS = 60_000;

const shifted = (at: Date | undefined, milliseconds: number): Date | null =>
  at ? new Date(at.getTime() + milliseconds) : null;

type Search = (found: {
  merchantIds: readonly string[];
  terms: FindTerms;
  language: string;
}) => Promise<Found[]>;

const searchesIn = (db: Db): Record<FindKind, Search> => ({
  member: async (search) =>
    (await findMembers(db, search)).map(({ rank: _rank, mobile, email, ...member }) => ({
      kind: 'member',
      ...member,
      mobile: mobile === null ? null : maskMobile(mobile),
      email: email === null ? null : maskEmail(email),
    })),
  round: async (search) => (await findRounds(db, search)).map((round) => ({ kind: 'round', ...round })),
  transfer: async ({ merchantIds, terms: { id } }) => {
    if (!id) return [];
    const at = timeOfId(id);
    const [from, until] = [shifted(at, -BEFORE_MILLISECONDS), shifted(at, AFTER_MILLISECONDS)];
    const rows = await findTransfers(db, { merchantIds, id, from, until });
    return rows.map((transfer) => ({ kind: 'transfer', ...transfer }));
  },
  payment: async (search) =>
    (await findPayments(db, search)).map((payment) => ({ kind: 'payment', ...payment })),
  approval: async ({ merchantIds, terms: { id } }) => {
    if (!id) return [];
    const rows = await findApprovals(db, { merchantIds, id });
    return rows.map((approval) => ({ kind: 'approval', ...approval }));
  },
});

/**
 * Everything that a pasted text may name, of each kind at the merchants where the operator may see it.
 *
 * @throws `request.too_many`
 */
export async function find(
  { db, clock, merchants }: FindDeps,
  pasted: string,
  { operatorId, rights, language }: Finder,
): Promise<Found[]> {
  await limitAttempt(
    { db, clock },
    attemptKey(CONSOLE, 'find', operatorId),
    FIND_LIMIT,
    requestErrors.tooMany,
  );
  const terms = findTerms(pasted);
  const all = [CONSOLE, ...(await merchants.list()).map(({ id }) => id)];
  const searches = searchesIn(db);
  const kinds = Object.keys(searches) as FindKind[];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const permission = FIND_PERMISSIONS[kind];
      const merchantIds = all.filter((merchantId) => rights.may(permission, merchantId));
      return merchantIds.length > 0 ? searches[kind]({ merchantIds, terms, language }) : [];
    }),
  );
  return found.flat();
}

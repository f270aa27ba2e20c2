import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import type { VendorDifference, vendorDeskRoutes } from '@croupier/contract/vendors/vendor-desk.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Approvals } from '../../../access/approvals/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import { moveDifference } from '../differences/differences.queries.ts';
import { askOf, lineOf } from '../lists/stored-lines.rules.ts';
import { unitOf } from '../lists/units.rules.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { TheirTransaction } from '../vendors.types.ts';
import { peopleActsOf } from '../differences/acts.rules.ts';
import { findDifference, type DifferenceKey, type DifferenceRow } from '../differences/differences.reads.ts';
import { DIFFERENCE_KIND, isPeopleAct, subjectOf } from './decided-acts.usecases.ts';

export type DifferenceDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  accounts: Pick<VendorAccounts, 'open'>;
  approvals: Pick<Approvals, 'ask'>;
  /** Carries out a line that never reached us, under its own id; false if that is not possible. */
  replay: (opened: OpenedAccount, theirs: TheirTransaction) => Promise<boolean>;
};

type Act = VendorDifference['acts'][number];

/** A vendor tries again for so long by itself. */
const REPLAY_AFTER_MILLISECONDS = 10 * 60_000;
const REPLAYED: ReadonlySet<string> = new Set(['win_missing', 'rollback_missing']);

/** The line whose call the vendor has made or should have made; undefined for what people decide. */
function lineToReplay({
  kind,
  theirs,
}: Pick<DifferenceRow, 'kind' | 'theirs'>): TheirTransaction | undefined {
  const line = REPLAYED.has(kind) ? lineOf(theirs) : undefined;
  return line && askOf(line) ? line : undefined;
}

/** What operators can do about a difference now. */
export function actsOf(difference: DifferenceRow, now: Date): Act[] {
  const { state, foundAt } = difference;
  if (state === 'closed') return [];
  const isOld = now.getTime() - foundAt.getTime() >= REPLAY_AFTER_MILLISECONDS;
  const replay: Act[] = isOld && lineToReplay(difference) ? ['replay'] : [];
  const ask: Act[] = state === 'open' && unitOf(difference) ? ['ask'] : [];
  return [...replay, ...peopleActsOf(difference), ...ask, 'close'];
}

type Input = CallInput<typeof vendorDeskRoutes.act>['body'];

const OUTCOMES: Partial<Record<Act, string>> = { replay: 'replayed', close: 'settled' };

/**
 * Replays what only the vendor knows, has the vendor asked again, or closes what was settled elsewhere. What books, voids
 * or corrects waits for a second person.
 *
 * @throws `vendors.difference_not_found`, `vendors.act_not_possible`, `approvals.already_asked`
 */
export async function actOnDifference(
  deps: DifferenceDeps,
  { merchantId, body, operator }: { merchantId: string; body: Input; operator: Operator },
): Promise<CallOutput<typeof vendorDeskRoutes.act>> {
  const { db, clock } = deps;
  const { key: id, accountId, differenceKey: key, kind, act, reason } = body;
  const of: DifferenceKey = { merchantId, accountId, key, kind };
  const found = await findDifference(db, of);
  if (!found) throw appError(vendorsErrors.differenceNotFound);
  if (!actsOf(found, clock.now()).includes(act)) throw appError(vendorsErrors.actNotPossible);
  if (isPeopleAct(act)) {
    const payload = { accountId, key, kind, act };
    const request = { merchantId, id, kind: DIFFERENCE_KIND, subject: subjectOf(payload) };
    return deps.approvals.ask({ ...request, payload, reason, operator });
  }
  const line = act === 'replay' ? lineToReplay(found) : undefined;
  // Under the vendor's own id: whatever happens twice moves money once.
  if (line && !(await deps.replay(await deps.accounts.open({ merchantId, id: accountId }), line)))
    throw appError(vendorsErrors.actNotPossible);
  await db.transaction().execute(async (tx) => {
    const to = act === 'ask' ? 'asked' : 'closed';
    const isMoved = await moveDifference(tx, of, { to, outcome: OUTCOMES[act] ?? null, at: clock.now() });
    if (!isMoved) throw appError(vendorsErrors.actNotPossible);
    await deps.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: `vendor_difference.${act === 'ask' ? 'asked' : act === 'replay' ? 'replayed' : 'closed'}`,
      subject: `vendor-difference:${accountId}/${key}`,
      before: { kind, state: found.state },
      after: { reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  return { id, state: 'done' };
}

import { parseMoney } from '@croupier/contract/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { noteUse } from './asking.usecases.ts';
import type { KycDeps, OfMember } from './kyc.types.ts';
import { capsIn, readStanding } from './standing.usecases.ts';
import { insertWithdrawal, undoWithdrawal } from './uses.queries.ts';

type Payload = Readonly<Record<string, unknown>>;

/** Reacts to `withdrawal.requested`: it counts for the cap from the request on, once. */
export async function withdrawalRequested(
  deps: KycDeps,
  merchantId: string,
  payload: Payload,
): Promise<void> {
  const amountMinor = parseMoney(String(payload['amount']));
  if (amountMinor === undefined || amountMinor <= 0n) return;
  const [id, memberId] = [String(payload['id']), String(payload['memberId'])];
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertWithdrawal(tx, { merchantId, memberId, id, amountMinor, at }))) return;
    await noteUse(deps, tx, { merchantId, memberId, direction: 'withdrawal', amountMinor, at });
  });
}

/** Reacts to a withdrawal whose money is the member's again. */
export async function withdrawalUndone(deps: KycDeps, merchantId: string, payload: Payload): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const noted = await undoWithdrawal(tx, { merchantId, id: String(payload['id']), at: deps.clock.now() });
    if (!noted) return;
    const { memberId, amountMinor, at } = noted;
    await noteUse(deps, tx, { merchantId, memberId, direction: 'withdrawal', amountMinor: -amountMinor, at });
  });
}

/** Objects to a withdrawal of a member who has used up the cap and owes a document. */
export async function withdrawalCheck(
  deps: KycDeps,
  db: Db,
  { merchantId, memberId }: OfMember,
): Promise<Array<{ code: 'document' }>> {
  const { withdrawals } = capsIn(await readStanding(deps, db, { merchantId, memberId }));
  return withdrawals.left === 0n ? [{ code: 'document' }] : [];
}

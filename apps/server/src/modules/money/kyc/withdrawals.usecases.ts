import type { Db } from '../../../platform/db/database.ts';
import type { KycDeps, OfMember } from './kyc.types.ts';
import { capsIn, readStanding } from './standing.usecases.ts';

/** Objects to a withdrawal of a member who has used up the cap and owes a document. */
export async function withdrawalCheck(
  deps: KycDeps,
  db: Db,
  { merchantId, memberId }: OfMember,
): Promise<Array<{ code: 'document' }>> {
  const { withdrawals } = capsIn(await readStanding(deps, db, { merchantId, memberId }));
  return withdrawals.left === 0n ? [{ code: 'document' }] : [];
}

import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { contractErrors } from '../contracts.errors.ts';
import type { ContractDeps, MemberKey } from '../contracts.types.ts';
import { readOwed } from './debts.queries.ts';

/** What open bills leave of the main wallet for a withdrawal. */
export async function withdrawalCheck(
  { wallet }: Pick<ContractDeps, 'wallet'>,
  db: Db,
  { currency, ...member }: MemberKey & { currency: string },
): Promise<Array<{ code: 'agent_bills'; amountMinor: bigint }>> {
  const owedMinor = await readOwed(db, member);
  if (owedMinor === 0n) return [];
  const { main } = await wallet.balanceOf(member.merchantId, member.memberId, currency);
  const leftMinor = main.amountMinor - owedMinor;
  return [{ code: 'agent_bills', amountMinor: leftMinor > 0n ? leftMinor : 0n }];
}

/** Commission stays where open bills are collected from. @throws `contracts.open_bills` */
export async function checkMove(db: Db, member: MemberKey): Promise<void> {
  if ((await readOwed(db, member)) > 0n) throw appError(contractErrors.openBills);
}

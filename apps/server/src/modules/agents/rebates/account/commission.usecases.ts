import { derivedId } from '../../../../platform/ids.ts';
import { mainOf, type StatementPage, type StatementQuery } from '../../../money/wallet/index.ts';
import type { RebateDeps } from '../rebates.types.ts';

type MemberKey = { merchantId: string; memberId: string };
export type CommissionQuery = Pick<StatementQuery, 'pageNum' | 'pageSize'> & {
  [Filter in 'code' | 'from' | 'until']?: StatementQuery[Filter] | undefined;
};

export function createCommission({ merchants, wallet, moves }: RebateDeps) {
  const currencyOf = async ({ merchantId }: MemberKey) => (await merchants.byId(merchantId)).currency;
  const balance = async (member: MemberKey): Promise<bigint> => {
    const { commission } = await wallet.balanceOf(
      member.merchantId,
      member.memberId,
      await currencyOf(member),
    );
    return commission.amountMinor;
  };

  /** Entries of the commission wallet, newest first. */
  const statement = async (
    member: MemberKey,
    { code, from, until, ...paging }: CommissionQuery,
  ): Promise<StatementPage> =>
    wallet.statement({
      ...member,
      ...paging,
      currency: await currencyOf(member),
      kind: 'commission',
      ...(code && { code }),
      ...(from && { from }),
      ...(until && { until }),
    });

  /**
   * Moves commission to the main wallet. The transfer's id follows from the member and the caller's id, so that a
   * repeated call moves nothing and nobody meets the ids of others.
   *
   * @throws `wallet.insufficient_funds`, `wallet.transfer_mismatch`
   */
  const moveToMain = async (
    member: MemberKey,
    { id, amountMinor }: { id: string; amountMinor: bigint },
  ): Promise<{ transferId: string; balanceMinor: bigint }> => {
    const { merchantId, memberId } = member;
    const transferId = derivedId('commission to main', merchantId, memberId, id);
    const currency = await currencyOf(member);
    await wallet.transaction(async (tx) => {
      for (const check of moves.checks) await check(tx, member);
      await wallet.post(tx, {
        merchantId,
        currency,
        transfers: [
          {
            id: transferId,
            debit: { owner: 'member', memberId, kind: 'commission' },
            credit: mainOf(memberId),
            amountMinor,
            code: 'commission_out',
            reference: transferId,
          },
        ],
      });
    });
    return { transferId, balanceMinor: await balance(member) };
  };

  return { balance, statement, moveToMain };
}

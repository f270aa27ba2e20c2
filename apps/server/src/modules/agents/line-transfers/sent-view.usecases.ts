import type { LineTransfer, LineTransferDeps, MemberKey, SeenTransfer } from './line-transfers.types.ts';

/** What the sender is told. */
export async function sentView(
  { members, wallet }: Pick<LineTransferDeps, 'members' | 'wallet'>,
  { id, toMember, direction, currency, amountMinor, at }: LineTransfer,
  { merchantId, memberId }: MemberKey,
): Promise<{ transfer: SeenTransfer; balance: bigint }> {
  const [other, { main }] = await Promise.all([
    members.find(merchantId, toMember),
    wallet.balanceOf(merchantId, memberId, currency),
  ]);
  const otherName = (direction === 'up' ? other?.nickname : other?.account) ?? '';
  const transfer = { id, direction, isSent: true, otherName, amount: amountMinor, at };
  return { transfer, balance: main.amountMinor };
}

import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import type { RuleCheck } from '@croupier/contract/payments/withdrawal-desk.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { MemberRow } from '../../../access/members/index.ts';
import { listSharing } from '../beneficiaries/beneficiaries.queries.ts';
import type { BeneficiaryRow } from '../beneficiaries/beneficiaries.types.ts';
import { owedBy } from '../chargebacks/chargebacks.queries.ts';
import { openNumber } from '../beneficiaries/beneficiaries.usecases.ts';
import { isSameHolder } from '../beneficiaries/holder-name.rules.ts';
import { lastActive } from '../facts/activity.reads.ts';
import { readSharing } from '../facts/sharing.reads.ts';
import { SHARING_DAYS } from '../payments.config.ts';
import { autoChecks } from './auto-approval.rules.ts';
import { isKnownAddress, readDeposits, readMainBalance } from './facts.reads.ts';
import type { Situation } from './obstacles.rules.ts';
import { daysBefore, windowsAt } from './situation.usecases.ts';
import type { WithdrawalDeps, WithdrawalRow } from './withdrawals.types.ts';

type Input = {
  row: WithdrawalRow;
  member: MemberRow;
  beneficiary: BeneficiaryRow;
  situation: Situation;
  ip: string;
};

/** Has the risk rules look at a requested withdrawal, and evaluates the automatic rules with their figures. */
export async function assessWithdrawal(
  { risk, wallet, box }: Pick<WithdrawalDeps, 'risk' | 'wallet' | 'box'>,
  tx: Tx,
  { row, member, beneficiary, situation, ip }: Input,
): Promise<RuleCheck[]> {
  const { merchantId, memberId, id, currency, amountMinor } = row;
  const { now, velocity, turnover, settings } = situation;
  const key = { merchantId, memberId };
  const windows = windowsAt(now);
  const deposits = await readDeposits(tx, { ...key, ...windows });
  const sharing = await listSharing(tx, { merchantId, id: beneficiary.id });
  const figures = await wallet.figures({ ...key, currency, from: windows.month, until: now }, tx);
  const shared = await readSharing(tx, { ...key, since: daysBefore(now, SHARING_DAYS) });
  const { flags } = await risk.assess(tx, {
    ...key,
    currency,
    event: 'withdrawal',
    subject: `withdrawal:${id}`,
    amountMinor,
    at: now,
    last30Days: {
      depositedMinor: deposits.depositedMinor,
      withdrawnMinor: velocity.monthSumMinor + amountMinor,
      validBetMinor: figures.reduce((sum, { validBetMinor }) => sum + validBetMinor, 0n),
    },
    balanceAfterMinor: await readMainBalance(tx, { ...key, currency }),
    openedAt: member.registered_at,
    sharedBeneficiary: sharing.map((other) => other.memberId),
    sharedDevice: shared.device,
    sharedAddress: shared.address,
    lastActiveAt: await lastActive(tx, { ...key, currency, exceptId: id }),
    ...(beneficiary.kind === 'wallet' && {
      wallets: [await openNumber({ db: tx, box }, { merchantId, id: beneficiary.id })],
    }),
    nameMatches: isSameHolder(beneficiary.holder, member.payee_name ?? ''),
  });
  const { openCase } = await risk.standingOf(key, tx);
  return autoChecks(
    {
      now,
      amountMinor,
      daySumMinor: velocity.daySumMinor,
      lineMinor: twoPersonLine(currency),
      paidCount: velocity.paidCount,
      flags: flags.length + (openCase ? 1 : 0),
      openDisputes: velocity.openDisputes,
      hasDebt: (await owedBy(tx, { ...key, currency })) > 0n,
      turnoverLeftMinor: turnover.requiredMinor - turnover.doneMinor,
      beneficiaryPaidBefore: beneficiary.paidAt !== null,
      sharedWith: sharing.length,
      isKnownAddress: await isKnownAddress(tx, { ...key, ip, before: daysBefore(now, 1) }),
      lastDepositAt: deposits.lastDepositAt,
    },
    settings,
  );
}

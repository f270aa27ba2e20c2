import type { WithdrawalDetail } from '@croupier/contract/payments/withdrawal-desk.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

/** What the member asks for, and where it goes. */
export function AskedColumn({ detail }: { detail: WithdrawalDetail }) {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const { withdrawal, beneficiary } = detail;
  const { currency, merchantCode, memberId } = withdrawal;
  const amount = (minor: bigint): string => format.amount(minor, currency);
  const facts: Fact[] = [
    { label: t('net'), value: <strong className="text-lg">{amount(withdrawal.net)}</strong> },
    { label: t('gross'), value: amount(withdrawal.amount) },
    { label: t('fee'), value: amount(withdrawal.fee) },
    {
      label: t('member'),
      value: withdrawal.account,
      note: withdrawal.payeeName,
      to: paths.memberFile({ merchantCode, id: memberId }),
    },
    {
      label: t('beneficiary'),
      value: `${beneficiary.bankName} ••• ${beneficiary.numberEnd}`,
      note: beneficiary.holder,
    },
    { label: t('beneficiaryAdded'), value: format.instant(beneficiary.createdAt) },
    { label: t('method'), value: withdrawal.methodName },
    { label: t('requestedAt'), value: format.instant(withdrawal.requestedAt) },
    ...(withdrawal.promisedAt
      ? [{ label: t('promisedAt'), value: format.instant(withdrawal.promisedAt) }]
      : []),
    { label: t('reference'), value: <code>{withdrawal.reference}</code> },
    ...beneficiary.sharedWith.map(({ memberId: id, account }, index) => ({
      label: index === 0 ? t('sharedWith') : `${t('sharedWith')} ${index + 1}`,
      value: account,
      to: paths.memberFile({ merchantCode, id }),
    })),
  ];
  return (
    <DetailSection title={t('asked')}>
      <FactList facts={facts} />
    </DetailSection>
  );
}

import type { RefundItem } from '@croupier/contract/payments/deposit-desk.ts';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, Ban, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { Detail, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { REFUND_TONES, refundStateName } from '../payment-tones.ts';
import { RefundEndDialog, type RefundAct } from './RefundEndDialog.tsx';

function useFacts(item: RefundItem): Fact[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const { merchantCode, memberId, account, depositId, movementId, payer } = item;
  return [
    { label: t('amount'), value: format.amount(item.amount, item.asset) },
    ...(account && memberId
      ? [
          {
            label: t('member'),
            value: account,
            to: may('members.view', merchantCode) ? paths.member(merchantCode, memberId) : undefined,
          },
        ]
      : []),
    ...(payer ? [{ label: t('payer'), value: payer }] : []),
    { label: t('account'), value: item.accountName },
    { label: t('refunds.way'), value: t(item.isByHand ? 'refunds.byHand' : 'refunds.byProvider') },
    ...(depositId
      ? [{ label: t('deposit'), value: t('refunds.open'), to: paths.deposit(merchantCode, depositId) }]
      : []),
    ...(movementId
      ? [
          {
            label: t('refunds.movement'),
            value: t('refunds.open'),
            to: paths.movement(merchantCode, movementId),
          },
        ]
      : []),
    { label: t('refunds.createdAt'), value: format.instant(item.createdAt) },
    ...(item.doneAt ? [{ label: t('refunds.doneAt'), value: format.instant(item.doneAt) }] : []),
  ];
}

const showPayer = ({ merchantCode, id }: RefundItem) =>
  call('refundDesk.payTo', { params: { merchantCode, id } });

/** Where the money goes, to copy into the bank’s page. */
function PayTo({ payTo }: { payTo: Awaited<ReturnType<typeof showPayer>> }) {
  const t = useTranslations('console.payments');
  const word = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const { payer, payerAccount, amount, asset, reference } = payTo;
  const lines = [
    { label: t('payer'), value: payer },
    { label: t('refunds.payerAccount'), value: payerAccount },
    {
      label: t('amount'),
      value: format.amount(amount, asset),
      copied: typedAmount(amount, shownDecimals(asset)),
    },
    { label: word('transferText'), value: reference },
  ];
  return (
    <DetailSection title={t('refunds.payTo')} className="mb-6">
      <FactList
        facts={lines.map(({ label, value, copied = value }) => ({
          label,
          value: value ? <span className="font-mono">{value}</span> : t('refunds.notReported'),
          act: copied && (
            <CopyButton text={copied} label={word('copy', { what: label })} copiedLabel={word('copied')} />
          ),
        }))}
      />
    </DetailSection>
  );
}

/** A refund: who is paid, and for one by hand what became of it. */
export function RefundView({ item }: { item: RefundItem }) {
  const t = useTranslations('console.payments');
  const errorText = useErrorText();
  const { confirmed, confirmDialog } = useConfirmed();
  const [open, setOpen] = useState<RefundAct>();
  const shown = useMutation({ mutationFn: () => confirmed(() => showPayer(item)) });
  const facts = useFacts(item);
  const isOver = item.state === 'done' || item.state === 'failed';
  const blocked = isOver
    ? t('refunds.over')
    : item.isByHand
      ? undefined
      : t('refunds.providerSends', { name: item.accountName });
  const act = { permission: 'payments.refunds.manage', merchantCode: item.merchantCode, blocked } as const;
  return (
    <>
      <Detail
        frame="panel"
        title={item.reference}
        subtitle={item.account ?? item.payer}
        badges={[{ label: t(`refunds.states.${refundStateName(item)}`), tone: REFUND_TONES[item.state] }]}
        acts={
          <>
            <ActButton
              {...act}
              icon={<Eye aria-hidden />}
              label={t('refunds.showPayTo')}
              onPress={() => shown.mutate()}
            />
            <ActButton
              {...act}
              variant="primary"
              icon={<BadgeCheck aria-hidden />}
              label={t('refunds.done')}
              onPress={() => setOpen('done')}
            />
            <ActButton
              {...act}
              icon={<Ban aria-hidden />}
              label={t('refunds.fail')}
              onPress={() => setOpen('fail')}
            />
          </>
        }
        raw={item}
        tabs={[
          {
            value: 'overview',
            label: t('overview'),
            content: (
              <>
                {shown.error && (
                  <p role="alert" className="mb-4 text-sm text-lose">
                    {errorText(shown.error)}
                  </p>
                )}
                {shown.data && !isOver && <PayTo payTo={shown.data} />}
                <FactList facts={facts} />
              </>
            ),
          },
        ]}
      />
      {open && <RefundEndDialog {...{ item }} act={open} onClose={() => setOpen(undefined)} />}
      {confirmDialog}
    </>
  );
}

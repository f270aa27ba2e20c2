import { chargebackList, type ChargebackItem } from '@croupier/contract/payments/deposit-desk.ts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { Detail } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { CHARGEBACK_TONES } from '../payment-tones.ts';

function useFacts(item: ChargebackItem): Fact[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const { merchantCode, memberId, currency } = item;
  return [
    { label: t('amount'), value: format.amount(item.amount, currency) },
    { label: t('heldBack'), value: format.amount(item.held, currency) },
    {
      label: t('member'),
      value: item.account,
      to: may('members.view', merchantCode) ? paths.member(merchantCode, memberId) : undefined,
    },
    { label: t('deposit'), value: item.reference, to: paths.deposit(merchantCode, item.depositId) },
    { label: t('account'), value: item.accountName },
    { label: t('theirId'), value: item.theirId },
    { label: t('openedAt'), value: format.instant(item.openedAt) },
    ...(item.decidedAt ? [{ label: t('decidedAt'), value: format.instant(item.decidedAt) }] : []),
  ];
}

function AnswerDialog({ item, onClose }: { item: ChargebackItem; onClose: () => void }) {
  const t = useTranslations('console.payments');
  const { merchantCode, id, reference } = item;
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call('chargebackDesk.answer', { params: { merchantCode, id }, body: { reason } });
      return { state: 'done' as const };
    },
    invalidates: [listKey(chargebackList.id), ['chargebackDesk.one']],
    doneText: t('answerDone'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('answerTitle', { reference })}
      description={t('answerText')}
      icon={<Send />}
      submitLabel={t('answer')}
      onClose={onClose}
    />
  );
}

/** A deposit that the payer’s bank takes back, and whether evidence was sent. */
export function ChargebackView({ item }: { item: ChargebackItem }) {
  const t = useTranslations('console.payments');
  const facts = useFacts(item);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Detail
        frame="panel"
        title={item.reference}
        subtitle={item.account}
        badges={[{ label: t(`chargebackState.${item.state}`), tone: CHARGEBACK_TONES[item.state] }]}
        acts={
          <ActButton
            permission="payments.refunds.manage"
            merchantCode={item.merchantCode}
            blocked={item.state === 'opened' ? undefined : t('alreadyAnswered')}
            icon={<Send aria-hidden />}
            label={t('answer')}
            onPress={() => setOpen(true)}
          />
        }
        raw={item}
        tabs={[{ value: 'overview', label: t('overview'), content: <FactList facts={facts} /> }]}
      />
      {isOpen && <AnswerDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

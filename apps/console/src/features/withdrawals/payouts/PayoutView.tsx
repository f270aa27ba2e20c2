import type { PayoutItem } from '@croupier/contract/payments/payout-desk.ts';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Ban, Hand, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { Pictures } from '../../../shared/files/Pictures.tsx';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { meQuery } from '../../../shared/me.queries.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { PAYOUT_TONES } from '../payment-tones.ts';
import { ConfirmPaidDialog, PayoutReasonDialog, type PayoutAct } from './PayoutActs.tsx';

const PERMISSION = 'payments.payouts.manage';

function useFacts(item: PayoutItem): Fact[] {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const { merchantCode, memberId, withdrawalId } = item;
  return [
    { label: t('amount'), value: format.amount(item.amount, item.currency) },
    { label: t('member'), value: item.account, to: paths.memberFile({ merchantCode, id: memberId }) },
    { label: t('withdrawal'), value: t('open'), to: paths.withdrawal(merchantCode, withdrawalId) },
    { label: t('paidFrom'), value: item.accountName },
    { label: t('reference'), value: <code>{item.reference}</code> },
    { label: t('createdAt'), value: format.instant(item.createdAt) },
    ...(item.takenByName ? [{ label: t('takenBy'), value: item.takenByName }] : []),
    ...(item.theirId ? [{ label: t('theirId'), value: item.theirId }] : []),
    ...(item.paidAt ? [{ label: t('paidAt'), value: format.instant(item.paidAt) }] : []),
    ...(item.asks > 0 ? [{ label: t('asks'), value: format.number(item.asks) }] : []),
    ...(item.reason ? [{ label: t('reasonGiven'), value: item.reason }] : []),
  ];
}

/** Where the money goes, to copy into the bank’s page. */
function Payee({ payee }: { payee: Payee }) {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const lines = [
    { label: t('holder'), value: payee.holder },
    { label: t('bank'), value: payee.bankName },
    { label: t('number'), value: payee.number },
    {
      label: t('amount'),
      value: format.amount(payee.amount, payee.currency),
      copied: typedAmount(payee.amount, shownDecimals(payee.currency)),
    },
    { label: t('transferText'), value: payee.reference },
  ];
  return (
    <DetailSection title={t('payTo')}>
      <FactList
        facts={lines.map(({ label, value, copied = value }) => ({
          label,
          value: <span className="font-mono">{value}</span>,
          act: <CopyButton text={copied} label={t('copy', { what: label })} copiedLabel={t('copied')} />,
        }))}
      />
      <p className="mt-2 text-sm text-muted">{t('payHint')}</p>
    </DetailSection>
  );
}

type Payee = Awaited<ReturnType<typeof takePayout>>;
const takePayout = ({ merchantCode, id }: Pick<PayoutItem, 'merchantCode' | 'id'>) =>
  call('payoutDesk.take', { params: { merchantCode, id } });

function Acts({ item, isMine, onAct, onTake, onAsk }: ActsProps) {
  const t = useTranslations('console.withdrawals');
  const act = { permission: PERMISSION, merchantCode: item.merchantCode } as const;
  // One that was given back is still submitted, and waits for the next operator.
  const isOpen = item.state === 'queued' || item.state === 'submitting' || item.state === 'submitted';
  const notMine = isMine ? undefined : t('takeFirst');
  if (!item.isByHand)
    return (
      <ActButton
        {...act}
        icon={<RefreshCw aria-hidden />}
        label={t('payoutAct.ask')}
        blocked={item.state === 'unknown' || item.state === 'submitted' ? undefined : t('nothingToAsk')}
        onPress={onAsk}
      />
    );
  if (!isOpen && !isMine) return null;
  return (
    <>
      <ActButton
        {...act}
        variant={isMine ? 'secondary' : 'primary'}
        icon={<Hand aria-hidden />}
        label={t(isMine ? 'payoutAct.showAgain' : 'payoutAct.take')}
        blocked={
          item.takenById !== null && !isMine ? t('takenByOther', { name: item.takenByName ?? '' }) : undefined
        }
        onPress={onTake}
      />
      <ActButton
        {...act}
        icon={<BadgeCheck aria-hidden />}
        label={t('payoutAct.confirmPaid')}
        blocked={notMine}
        onPress={() => onAct('confirmPaid')}
      />
      <ActButton
        {...act}
        icon={<Undo2 aria-hidden />}
        label={t('payoutAct.release')}
        blocked={notMine}
        onPress={() => onAct('release')}
      />
      <ActButton
        {...act}
        icon={<Ban aria-hidden />}
        label={t('payoutAct.refuse')}
        blocked={notMine}
        onPress={() => onAct('refuse')}
      />
    </>
  );
}

type ActsProps = {
  item: PayoutItem;
  isMine: boolean;
  onAct: (act: PayoutAct) => void;
  onTake: () => void;
  onAsk: () => void;
};

/** One payout: taken by one operator, who sees where to pay, and confirmed with the bank’s proof. */
export function PayoutView({ item }: { item: PayoutItem }) {
  const t = useTranslations('console.withdrawals');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const me = useQuery(meQuery);
  const [open, setOpen] = useState<PayoutAct>();
  const reload = async (): Promise<void> => {
    await Promise.all(
      [listKey('payouts'), ['payoutDesk.one']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
  const take = useMutation({ mutationFn: () => confirmed(() => takePayout(item)), onSuccess: reload });
  const ask = useMutation({
    mutationFn: () => call('payoutDesk.ask', { params: { merchantCode: item.merchantCode, id: item.id } }),
    onSuccess: reload,
  });
  const isMine = item.takenById !== null && item.takenById === me.data?.id;
  const problem = take.error ?? ask.error;
  const close = (): void => setOpen(undefined);
  return (
    <article aria-label={item.reference} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={PAYOUT_TONES[item.state]}>{t(`payoutState.${item.state}`)}</Badge>
        <span className="ml-auto flex flex-wrap gap-2">
          <Acts
            {...{ item, isMine }}
            onAct={setOpen}
            onTake={() => take.mutate()}
            onAsk={() => ask.mutate()}
          />
        </span>
      </div>
      {problem && (
        <p role="alert" className="text-sm text-lose">
          {errorText(problem)}
        </p>
      )}
      {take.data && isMine && <Payee payee={take.data} />}
      <FactList facts={useFacts(item)} />
      {item.proofs.length > 0 && (
        <DetailSection title={t('bankProof')}>
          <Pictures merchantCode={item.merchantCode} ids={item.proofs} label={t('bankProof')} />
        </DetailSection>
      )}
      {open === 'confirmPaid' && <ConfirmPaidDialog item={item} onClose={close} />}
      {(open === 'release' || open === 'refuse') && (
        <PayoutReasonDialog item={item} act={open} onClose={close} />
      )}
      {confirmDialog}
    </article>
  );
}

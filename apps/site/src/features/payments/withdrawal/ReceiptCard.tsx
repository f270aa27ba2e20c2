import type { Withdrawal } from '@croupier/contract/payments/withdrawals.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, PieChart } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { useNow } from '../../../shared/browser/use-now.ts';
import { withdrawalQuery } from '../../../shared/payments/payments.queries.ts';
import { Countdown } from '../Countdown.tsx';
import { PictureLinks } from '../PictureLinks.tsx';
import { useDuration } from '../use-duration.ts';

const MINUTE_MILLISECONDS = 60_000;

const DisputeDialog = lazyPart(async () => (await import('./DisputeDialog.tsx')).DisputeDialog);

export type Receipt = NonNullable<Withdrawal['receipt']>;
type Props = { withdrawal: Withdrawal; receipt: Receipt };
type Report = 'nothing' | 'part';

function ConfirmReceived({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const t = useTranslations();
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { id, net, currency } = withdrawal;
  const confirm = useMutation({
    mutationFn: () => call('withdrawals.receipt', { params: { id } }),
    onSuccess: (next) => {
      queryClient.setQueryData(withdrawalQuery(id).queryKey, next);
      toast.show({ tone: 'win', title: t('payments.receipt.thanks') });
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={<CircleCheck />}
      title={t('payments.receipt.confirmTitle', { amount: format.amount(net, { currency }) })}
      text={t('payments.receipt.confirmText')}
      confirmLabel={t('payments.receipt.yes')}
      cancelLabel={t('common.back')}
      busy={confirm.isPending}
      onConfirm={() => confirm.mutate()}
    />
  );
}

const minutesUntil = (until: Date, now: number): number =>
  Math.max(1, Math.ceil((until.getTime() - now) / MINUTE_MILLISECONDS));

/** Asks whether the money has arrived, with the time until silence counts as yes. */
function Question({
  receipt,
  onYes,
  onReport,
}: Props & { onYes: () => void; onReport: (what: Report) => void }) {
  const t = useTranslations('payments.receipt');
  const format = useFormat();
  const duration = useDuration();
  const now = useNow();
  const { state, dueAt } = receipt;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{state === 'awaiting' ? t('title') : t(`state.${state}`)}</h2>
        {state === 'awaiting' && dueAt && <Countdown until={dueAt} label={t('title')} />}
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {state === 'awaiting'
          ? t('text', { time: dueAt ? duration(minutesUntil(dueAt, now)) : '–' })
          : t('late', { time: dueAt ? format.instant(dueAt) : '–' })}
      </p>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-3">
        <Button variant="win" icon={<CircleCheck />} onClick={onYes}>
          {t('yes')}
        </Button>
        <Button icon={<PieChart />} onClick={() => onReport('part')}>
          {t('partly')}
        </Button>
        <Button icon={<CircleX />} onClick={() => onReport('nothing')}>
          {t('no')}
        </Button>
      </div>
    </>
  );
}

/** A dispute: what the member said, and what the bank proved. */
function DisputeState({
  receipt,
  withdrawal,
  onYes,
  onReport,
}: Props & { onYes: () => void; onReport: (what: Report) => void }) {
  const t = useTranslations('payments.receipt');
  const format = useFormat();
  const { state, claimedReceived, proofs, bankProofs, operatorText, mayAnswer } = receipt;
  const amount = (amountMinor: bigint): string =>
    format.amount(amountMinor, { currency: withdrawal.currency });
  const isOpen = state === 'disputed' || state === 'shown';
  return (
    <>
      <h2 className="text-lg">{t(`state.${state}`)}</h2>
      {claimedReceived !== null && (
        <dl className="mt-3 grid gap-1.5 text-sm">
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('receivedAmount')}</dt>
            <dd className="numeric font-semibold text-text">{amount(claimedReceived)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('remaining')}</dt>
            <dd className="numeric font-semibold text-text">{amount(withdrawal.net - claimedReceived)}</dd>
          </div>
        </dl>
      )}
      {proofs.length > 0 && <PictureLinks ids={proofs} className="mt-3" />}
      {(bankProofs.length > 0 || operatorText) && (
        <section className="mt-4 rounded-field border border-line bg-surface-2 p-4">
          <h3 className="text-sm font-semibold text-text">{t('bankProof')}</h3>
          {operatorText && <p className="mt-1.5 text-sm text-muted">{operatorText}</p>}
          {bankProofs.length > 0 && <PictureLinks ids={bankProofs} className="mt-3" />}
        </section>
      )}
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button variant="win" icon={<CircleCheck />} onClick={onYes}>
            {t('yes')}
          </Button>
          {mayAnswer && (
            <Button icon={<CircleX />} onClick={() => onReport('nothing')}>
              {t('answer')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What the member says of a paid withdrawal, and what follows from it. */
export function ReceiptCard({ withdrawal, receipt }: Props) {
  const [confirming, setConfirming] = useState(false);
  const [report, setReport] = useState<Report>();
  const asks = receipt.state === 'awaiting' || receipt.state === 'assumed';
  const Part = asks ? Question : DisputeState;
  return (
    <Card tone={asks ? 'lit' : 'panel'}>
      <Part {...{ withdrawal, receipt }} onYes={() => setConfirming(true)} onReport={setReport} />
      {confirming && <ConfirmReceived withdrawal={withdrawal} onClose={() => setConfirming(false)} />}
      <LazyPart onError={() => setReport(undefined)}>
        {report && (
          <DisputeDialog
            withdrawal={withdrawal}
            initial={report}
            isAnswer={!asks}
            onClose={() => setReport(undefined)}
          />
        )}
      </LazyPart>
    </Card>
  );
}

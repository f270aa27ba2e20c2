import type { ContractView } from '@croupier/contract/agents/contracts.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileSignature, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSpan } from '../bills/use-span.ts';
import { actOn, CONTRACT_QUERIES, nameOf, type Acted } from './contract-calls.ts';
import { endedByAccepting } from './ended-by-accepting.ts';
import { TermsView } from './Terms.tsx';

type Preview = NonNullable<Acted['preview']>;

function LastPeriod({ preview: { lastPeriod } }: { preview: Preview }) {
  const t = useTranslations('agent.contract');
  const format = useFormat();
  const span = useSpan();
  if (!lastPeriod) return null;
  return (
    <p className="rounded-field bg-info-soft p-3.5 text-sm text-info">
      {t('lastPeriod', {
        period: span(lastPeriod.from, lastPeriod.until),
        amount: format.amount(lastPeriod.gross),
      })}
    </p>
  );
}

type EndsProps = { ends: readonly ContractView[]; again: boolean; onAgain: (again: boolean) => void };

/** Contracts of the agent's own downlines that end with a higher rate. */
function Ends({ ends, again, onAgain }: EndsProps) {
  const t = useTranslations('agent.contract');
  return (
    <div className="rounded-field bg-warn-soft p-3.5">
      <p className="flex items-center gap-2 text-sm font-semibold text-warn">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t('endsBelow', { count: ends.length })}
      </p>
      <p className="mt-1.5 text-sm text-text">{ends.map(({ payee }) => payee.account).join(', ')}</p>
      <Checkbox label={t('offerAgain')} checked={again} onChange={(event) => onAgain(event.target.checked)} />
    </div>
  );
}

export type AnswerDialogProps = {
  contract: ContractView;
  onClose: () => void;
  /** For the popup, which asks again next time. */
  laterLabel?: string;
};

/** An offer in full: from whom, old and new side by side, what it would have paid, what ends; accept or refuse. */
export function AnswerDialog({ contract, onClose, laterLabel }: AnswerDialogProps) {
  const t = useTranslations('agent.contract');
  const menu = useTranslations('agent.menu');
  const common = useTranslations('common');
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [again, setAgain] = useState(true);
  const { kind, id, payer, payee, terms } = contract;
  const { data } = useQuery({
    queryKey: ['contracts.consider', id],
    queryFn: () => actOn(kind, { action: 'consider', id }),
    staleTime: 0,
  });
  const preview = data?.preview ?? undefined;
  const ends = endedByAccepting(preview?.ends ?? [], payee.memberId);
  const answer = useMutation({
    mutationFn: async (action: 'accept' | 'reject') => {
      await actOn(kind, { action, id });
      if (action === 'reject' || !again) return;
      for (const { payee: below, terms: same } of ends)
        await actOn(kind, { action: 'offer', memberIds: [below.memberId], terms: same });
    },
    onSuccess: (_, action) => {
      toast.show({ tone: 'win', title: t(`done.${action}`) });
      onClose();
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () =>
      Promise.all(CONTRACT_QUERIES.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (
    <Dialog
      open
      size="lg"
      icon={<FileSignature />}
      title={t('offerFrom', { name: nameOf(payer, t('house')) })}
      description={`${menu(kind)} · ${t('answerUntil', { at: format.instant(contract.expiresAt) })}`}
      closeLabel={common('close')}
      locked={answer.isPending}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="ghost" disabled={answer.isPending} onClick={onClose}>
            {laterLabel ?? t('later')}
          </Button>
          <Button disabled={answer.isPending} onClick={() => answer.mutate('reject')}>
            {t('refuse')}
          </Button>
          <Button variant="primary" loading={answer.isPending} onClick={() => answer.mutate('accept')}>
            {t('accept')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
          <section>
            <h3 className="mb-2 text-sm font-semibold text-muted">{t('now')}</h3>
            {preview === undefined ? (
              <Skeleton className="h-24" />
            ) : preview.current ? (
              <TermsView terms={preview.current.terms} />
            ) : (
              <p className="rounded-field bg-well px-3 py-2 text-sm text-subtle">{t('nothingNow')}</p>
            )}
          </section>
          <section>
            <h3 className="mb-2 text-sm font-semibold text-brand-text">{t('new')}</h3>
            <TermsView terms={terms} />
          </section>
        </div>
        {preview && <LastPeriod preview={preview} />}
        {preview && (
          <p className="text-xs text-subtle">{t('startsAt', { at: format.instant(preview.startsAt) })}</p>
        )}
        {ends.length > 0 && <Ends ends={ends} again={again} onAgain={setAgain} />}
      </div>
    </Dialog>
  );
}

import type { ContractView } from '@croupier/contract/agents/contracts.ts';
import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { actOn, CONTRACT_QUERIES, type ContractsOfKind } from '../contract-calls.ts';
import { TermsView } from '../Terms.tsx';
import { LastPeriodPreview } from './LastPeriodPreview.tsx';
import { PayeePicker, type Payee } from './PayeePicker.tsx';
import { RefusedList } from './RefusedList.tsx';
import { draftOf, problemsOf, termsOf } from './terms-draft.ts';
import { TierEditor } from './TierEditor.tsx';

export type OfferDialogProps = {
  kind: ContractKind;
  /** The agent's own contract, which has to cover the offer. */
  own: ContractView;
  limits: ContractsOfKind['limits'];
  /** For one downline; without it the agent chooses several. */
  payee?: Payee;
  onClose: () => void;
};

/** An offer beside the agent's own terms; cover is checked while typing. */
export function OfferDialog({ kind, own, limits, payee, onClose }: OfferDialogProps) {
  const t = useTranslations('agent.contract');
  const menu = useTranslations('agent.menu');
  const common = useTranslations('common');
  const toast = useToast();
  const queryClient = useQueryClient();
  const [payees, setPayees] = useState<readonly Payee[]>(payee ? [payee] : []);
  const [drafts, setDrafts] = useState(() =>
    draftOf(own.terms, limits.rateStepPpm, () => crypto.randomUUID()),
  );
  const terms = termsOf(own.terms, drafts);
  const problems = terms ? problemsOf(own.terms, terms, limits) : [];
  const isReady = terms !== undefined && problems.length === 0 && payees.length > 0;
  const offer = useMutation({
    mutationFn: async () => {
      if (!terms) throw new TypeError('a draft without terms');
      return actOn(kind, { action: 'offer', memberIds: payees.map(({ id }) => id), terms });
    },
    onSuccess: ({ contracts, refused }) => {
      if (contracts.length > 0) toast.show({ tone: 'win', title: t('offered', { count: contracts.length }) });
      if (refused.length === 0) onClose();
      else setPayees(payees.filter(({ id }) => refused.some(({ memberId }) => memberId === id)));
    },
    onSettled: () =>
      Promise.all(CONTRACT_QUERIES.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const refused = offer.data?.refused ?? [];
  return (
    <Dialog
      open
      size="xl"
      icon={<FileSignature />}
      title={payee ? t('offerTo', { account: payee.account }) : t('offerMany')}
      description={menu(kind)}
      closeLabel={common('close')}
      locked={offer.isPending}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button disabled={offer.isPending} onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={offer.isPending}
            disabled={!isReady}
            onClick={() => offer.mutate()}
          >
            {payees.length > 1 ? t('sendMany', { count: payees.length }) : t('send')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {!payee && <PayeePicker chosen={payees} onChange={setPayees} />}
          <TierEditor
            kind={kind}
            drafts={drafts}
            onChange={setDrafts}
            problems={problems}
            isChecked={terms !== undefined}
            bandsFrom={limits.bandsFrom}
          />
          {payees.length === 1 && payees[0] && terms && problems.length === 0 && (
            <LastPeriodPreview kind={kind} payee={payees[0]} terms={terms} />
          )}
          <RefusedList refused={refused} payees={payees} />
          <FormError error={offer.error ?? undefined} />
        </div>
        <section className="rounded-field border border-line p-3.5 max-lg:order-first">
          <h3 className="mb-2 text-sm font-semibold text-muted">{t('yours')}</h3>
          <TermsView terms={own.terms} />
          <p className="mt-3 text-xs text-subtle">{t('coverText')}</p>
        </section>
      </div>
    </Dialog>
  );
}

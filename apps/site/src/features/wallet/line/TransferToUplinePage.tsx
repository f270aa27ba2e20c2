import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpToLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { transferTermsQuery } from '../../../shared/line-transfers/line-transfers.queries.ts';
import { RefusalNotice } from '../../../shared/line-transfers/RefusalNotice.tsx';
import { TransferFields, type TransferTerms } from '../../../shared/line-transfers/TransferFields.tsx';
import { useTransferForm } from '../../../shared/line-transfers/use-transfer-form.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { LineTransfers } from './LineTransfers.tsx';

function TransferForm({ terms }: { terms: TransferTerms }) {
  const t = useTranslations('agent.transfer');
  const name = terms.uplineNickname ?? '';
  const { form, amount, setAmount, amountError } = useTransferForm({
    send: (body) => call('lineTransfers.up', { body }),
    confirmText: (text) => t('confirmUp', { amount: text, name }),
    onSent: () => form.form.reset(),
  });
  return (
    <Card>
      <h2 className="mb-4 text-lg">{t('toUplineNamed', { name })}</h2>
      <Form
        form={form}
        submitLabel={t('send')}
        submitIcon={<ArrowUpToLine aria-hidden />}
        submitDisabled={terms.refusal !== null}
      >
        <RefusalNotice refusal={terms.refusal} />
        <TransferFields
          terms={terms}
          amount={amount}
          onAmount={setAmount}
          amountError={amountError}
          password={form.field('paymentPassword')}
        />
      </Form>
    </Card>
  );
}

/** Money from the member's main wallet to the direct upline's, where the merchant allows it. */
export function TransferToUplinePage() {
  const t = useTranslations('agent.transfer');
  const query = useQuery(transferTermsQuery);
  const { data: terms } = query;
  const isPossible = terms?.up === true && terms.uplineNickname !== null;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('toUpline')}</PageTitle>
      <header>
        <h1 className="text-2xl">{t('toUpline')}</h1>
        <p className="mt-1 text-sm text-muted">{t('toUplineText')}</p>
      </header>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {terms && isPossible && <TransferForm terms={terms} />}
      {terms && !isPossible && (
        <Card padding="none">
          <EmptyState icon={<ArrowUpToLine />} title={t('notPossible')} text={t('notPossibleText')} />
        </Card>
      )}
      <LineTransfers />
    </div>
  );
}

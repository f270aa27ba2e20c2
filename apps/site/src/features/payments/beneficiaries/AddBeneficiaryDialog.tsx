import { BENEFICIARY_KINDS, type BeneficiaryKind } from '@croupier/contract/payments/methods.ts';
import { beneficiariesRoutes } from '@croupier/contract/payments/withdrawals.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { banksQuery, beneficiariesQuery, termsQuery } from '../../../shared/payments/payments.queries.ts';

export type AddBeneficiaryDialogProps = { payeeName: string; onClose: () => void };

/** Adds a bank account or wallet in the member’s own name. */
export function AddBeneficiaryDialog({ payeeName, onClose }: AddBeneficiaryDialogProps) {
  const t = useTranslations('payments');
  const { data } = useQuery(banksQuery);
  const [id] = useState(() => crypto.randomUUID());
  const offered = BENEFICIARY_KINDS.filter((kind) => (data?.banks[kind] ?? []).length > 0);
  const [chosen, setChosen] = useState<BeneficiaryKind>();
  const kind = chosen ?? offered[0] ?? 'bank';
  const banks = data?.banks[kind] ?? [];
  const form = useSecureForm({
    initial: { bank: '', number: '', holder: payeeName },
    schema: beneficiariesRoutes.add.body,
    errorFields: {
      'payments.bank_unknown': 'bank',
      'payments.number_invalid': 'number',
      'payments.beneficiary_exists': 'number',
      'payments.holder_differs': 'holder',
    },
    save: (typed) => call('beneficiaries.add', { body: { id, kind, ...typed } }),
    invalidates: [beneficiariesQuery.queryKey, termsQuery.queryKey],
    savedText: t('beneficiaries.added'),
    onSaved: onClose,
  });
  return (
    <SecureFormDialog
      form={form}
      icon={<Landmark />}
      title={t('beneficiaries.add')}
      description={t('beneficiaries.text')}
      submitLabel={t('beneficiaries.add')}
      submitDisabled={!data}
      onClose={onClose}
    >
      {offered.length > 1 && (
        <SegmentedControl
          label={t('beneficiaries.kind')}
          value={kind}
          onValueChange={(next) => {
            setChosen(next);
            form.form.setValue('bank', '');
          }}
          segments={offered.map((value) => ({ value, label: t(`beneficiaries.kinds.${value}`) }))}
        />
      )}
      <Select
        label={t(kind === 'wallet' ? 'beneficiaries.chain' : 'beneficiaries.bank')}
        placeholder={t('beneficiaries.choose')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('bank')}
      />
      <TextField
        label={t(`beneficiaries.number.${kind}`)}
        autoComplete="off"
        inputMode={kind === 'wallet' ? 'text' : 'numeric'}
        spellCheck={false}
        {...form.field('number')}
      />
      <TextField
        label={t('beneficiaries.holder')}
        hint={t('beneficiaries.holderHint')}
        autoComplete="name"
        {...form.field('holder')}
      />
    </SecureFormDialog>
  );
}

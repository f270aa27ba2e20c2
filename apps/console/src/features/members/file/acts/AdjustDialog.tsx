import type { ConsoleApi } from '@croupier/contract/api.ts';
import { ADJUST_REASONS, adjustmentsRoutes } from '@croupier/contract/money/adjustments.ts';
import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Minus, Plus } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields, type ActForm } from '../../../../shared/act/use-act-form.ts';
import { useWhoCan } from '../../../../shared/act/use-who-can.ts';
import { call } from '../../../../shared/call.ts';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { fileKey, termsQuery } from '../member-file.queries.ts';
import { useMemberWords } from '../tabs/use-words.ts';

type AdjustFields = ActFields & { direction: 'credit' | 'debit'; amount: string };
type Terms = CallOutput<ConsoleApi['adjustments']['terms']>;

/** Whether a second person has to decide; the server makes the same decision again. */
const needsSecond = ({ line, actCeiling, dayLeft }: Terms, amountMinor: bigint): boolean =>
  amountMinor >= line ||
  (actCeiling !== null && amountMinor > actCeiling) ||
  (dayLeft !== null && amountMinor > dayLeft);

function useAdjustForm(head: MemberHead, onClose: () => void): ActForm<AdjustFields> {
  const t = useTranslations('console.member');
  const { merchantCode, id } = head;
  return useActForm<AdjustFields>({
    initial: { ...ACT_FIELDS, direction: 'credit', amount: '' },
    schema: adjustmentsRoutes.adjust.body,
    errorFields: { 'wallet.insufficient_funds': 'amount' },
    save: ({ direction, amount, reasonCode, reason }, key) =>
      call('adjustments.adjust', {
        params: { merchantCode, id },
        body: {
          key,
          direction,
          amount: parseTypedAmount(amount) ?? 0n,
          reasonCode: ADJUST_REASONS.find((code) => code === reasonCode) ?? 'other',
          reason,
        },
      }),
    invalidates: [fileKey(head)],
    doneText: t('done.adjust', { account: head.account }),
    deciders: 'approvals.decide',
    onClose,
  });
}

type EffectsProps = { head: MemberHead; terms: Terms; amountMinor: bigint; direction: 'credit' | 'debit' };

function Effects({ head, terms, amountMinor, direction }: EffectsProps) {
  const t = useTranslations();
  const language = useLocale();
  const whoCan = useWhoCan();
  const format = useConsoleFormat();
  const { balance, currency } = terms;
  const house = t('console.member.houseAdjustment');
  const wallet = t('console.member.walletOf', { account: head.account });
  const [from, to] = direction === 'credit' ? [house, wallet] : [wallet, house];
  const kind = direction === 'credit' ? 'adjustment_credited' : 'adjustment_debited';
  return (
    <ActEffects
      currency={currency}
      transfers={[{ from, to, amountMinor }]}
      balances={[
        {
          label: t('console.member.account.main'),
          beforeMinor: balance,
          afterMinor: direction === 'credit' ? balance + amountMinor : balance - amountMinor,
        },
      ]}
      message={{
        lang: language,
        text: t(`messages.kind.${kind}.text`, { amount: format.amount(amountMinor, currency) }),
      }}
      notes={
        needsSecond(terms, amountMinor)
          ? [t('console.member.secondPerson', { roles: whoCan('approvals.decide') })]
          : []
      }
    />
  );
}

/** Credits or debits the main wallet. */
export function AdjustDialog({ head, onClose }: { head: MemberHead; onClose: () => void }) {
  const t = useTranslations('console.member');
  const words = useMemberWords();
  const format = useConsoleFormat();
  const { data: terms } = useQuery(termsQuery({ merchantCode: head.merchantCode, id: head.id }));
  const form = useAdjustForm(head, onClose);
  const { control } = form.form;
  const direction = useController({ control, name: 'direction' }).field;
  const amountMinor = parseTypedAmount(useWatch({ control, name: 'amount' })) ?? 0n;
  const { currency } = head;
  const checkAmount = (typed: string): true | string => {
    const minor = parseTypedAmount(typed) ?? 0n;
    if (minor <= 0n) return t('amountInvalid');
    const isShort = direction.value === 'debit' && terms !== undefined && minor > terms.balance;
    return isShort ? t('balanceTooLow', { balance: format.amount(terms.balance, currency) }) : true;
  };
  const isAbove = terms !== undefined && amountMinor >= terms.line;
  return (
    <ActDialog
      form={form}
      icon={<Banknote />}
      title={t('ask.adjust', { account: head.account })}
      description={terms && t('askText.adjust', { line: format.amount(terms.line, currency) })}
      submitLabel={t(terms && needsSecond(terms, amountMinor) ? 'askSecond' : 'act.adjust')}
      submitDisabled={!terms}
      reasons={ADJUST_REASONS.map((value) => ({ value, label: words.reason(value) }))}
      amountAbove={isAbove ? { amountMinor, currency } : undefined}
      effects={
        terms &&
        amountMinor > 0n && (
          <Effects head={head} terms={terms} amountMinor={amountMinor} direction={direction.value} />
        )
      }
      onClose={onClose}
    >
      <SegmentedControl
        label={t('direction')}
        value={direction.value}
        onValueChange={direction.onChange}
        segments={[
          { value: 'credit', label: t('credit'), icon: <Plus aria-hidden /> },
          { value: 'debit', label: t('debit'), icon: <Minus aria-hidden /> },
        ]}
      />
      <TextField
        label={t('amountIn', { currency })}
        inputMode="decimal"
        autoComplete="off"
        aside={terms && t('balanceNow', { balance: format.amount(terms.balance, currency) })}
        {...form.field('amount', { validate: checkAmount })}
      />
    </ActDialog>
  );
}

import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { DebtEnd, MemberDebt } from '@croupier/contract/payments/member-payments.ts';
import { HandCoins, Scissors } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { DetailSection } from '../../../../shared/detail/Detail.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { fileKey } from '../member-file.queries.ts';

const ACTS = { collected: 'collect', waived: 'waive' } as const;
const ICONS = { collected: <HandCoins aria-hidden />, waived: <Scissors aria-hidden /> } as const;

type SettleProps = { head: MemberHead; debt: MemberDebt; how: DebtEnd; balance: bigint; onClose: () => void };

function SettleDialog({ head, debt, how, balance, onClose }: SettleProps) {
  const t = useTranslations('console.member.payments');
  const { merchantCode, account, currency } = head;
  const act = ACTS[how];
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }, key) =>
      call('memberPayments.settleDebt', {
        params: { merchantCode, id: debt.id },
        body: { key, how, reason },
      }),
    invalidates: [fileKey(head)],
    doneText: t('done'),
    deciders: 'payments.refunds.manage',
    onClose,
  });
  const walletOf = t('walletOf', { account });
  return (
    <ActDialog
      form={form}
      icon={ICONS[how]}
      title={t(`${act}Title`, { account })}
      submitLabel={t(act)}
      effects={
        <ActEffects
          currency={currency}
          transfers={
            how === 'collected' ? [{ from: walletOf, to: t('house'), amountMinor: debt.amount }] : []
          }
          balances={
            how === 'collected'
              ? [{ label: walletOf, beforeMinor: balance, afterMinor: balance - debt.amount }]
              : []
          }
          notes={[t(`${act}Text`)]}
        />
      }
      onClose={onClose}
    />
  );
}

type DebtsProps = { head: MemberHead; debts: readonly MemberDebt[]; balance: bigint };

/** What the member owes, and how it ends. */
export function Debts({ head, debts, balance }: DebtsProps) {
  const t = useTranslations('console.member.payments');
  const format = useConsoleFormat();
  const [open, setOpen] = useState<{ debt: MemberDebt; how: DebtEnd }>();
  if (debts.length === 0) return null;
  const whyNot = ({ cause, amount }: MemberDebt): string | undefined => {
    if (cause === 'correction') return t('byAdjustment');
    return amount > balance ? t('short') : undefined;
  };
  return (
    <DetailSection title={t('debts')} className="mb-6">
      <ul className="grid gap-2.5">
        {debts.map((debt) => (
          <li key={debt.id} className="grid gap-2 rounded-card border border-line bg-surface-2 p-3.5 text-sm">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <strong className="numeric">{format.amount(debt.amount, head.currency)}</strong>
              <span className="text-xs text-subtle">{format.instant(debt.at)}</span>
            </p>
            <p>{t(`cause.${debt.cause}`)}</p>
            {debt.settledAt && debt.settledHow && (
              <p className="text-muted">
                {t(`settled.${debt.settledHow}`, { when: format.instant(debt.settledAt) })}
              </p>
            )}
            {!debt.settledAt && (
              <div className="flex flex-wrap gap-2">
                {(['collected', 'waived'] as const).map((how) => (
                  <ActButton
                    key={how}
                    permission="payments.refunds.manage"
                    merchantCode={head.merchantCode}
                    blocked={how === 'collected' ? whyNot(debt) : undefined}
                    icon={ICONS[how]}
                    label={t(ACTS[how])}
                    onPress={() => setOpen({ debt, how })}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {open && <SettleDialog {...open} {...{ head, balance }} onClose={() => setOpen(undefined)} />}
    </DetailSection>
  );
}

import type { DEPOSIT_ACTS, DepositDetail, MovementLine } from '@croupier/contract/payments/deposit-desk.ts';
import { BadgeCheck, Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { CreditLineDialog } from './CreditLineDialog.tsx';
import { CHANGED } from './deposit-queries.ts';

type Act = (typeof DEPOSIT_ACTS)[number];

const PERMISSIONS = {
  credit: 'payments.deposits.decide',
  refuse: 'payments.deposits.decide',
  refund: 'payments.refunds.manage',
} as const;
const ICONS = { credit: <BadgeCheck />, refuse: <Ban />, refund: <Undo2 /> };

function useSave(detail: DepositDetail, act: Act, movement: MovementLine | undefined) {
  const { merchantCode, id, received } = detail.deposit;
  const params = { merchantCode, id };
  return async (reason: string, key: string): Promise<{ state: 'done' | 'asked' }> => {
    if (act === 'credit')
      return call('depositDesk.credit', {
        params,
        body: { key, movementId: movement?.id ?? null, line: null, reason },
      });
    if (act === 'refund')
      return call('depositDesk.refund', { params, body: { key, amount: received ?? 0n, reason } });
    await call('depositDesk.refuse', { params, body: { reason } });
    return { state: 'done' };
  };
}

/** What an act on a deposit will do, and why. */
function DepositDialog({
  detail,
  act,
  movement,
  onClose,
}: {
  detail: DepositDetail;
  act: Act;
  movement?: MovementLine | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { deposit, line, acts } = detail;
  const save = useSave(detail, act, movement);
  const amountMinor = act === 'credit' ? (movement?.amount ?? deposit.asked) : (deposit.received ?? 0n);
  const needsSecond = acts.some((one) => one.act === act && one.needsSecond);
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }, key) => save(reason, key),
    invalidates: CHANGED,
    doneText: t(`${act}Done`),
    deciders: PERMISSIONS[act],
    onClose,
  });
  const transfers = {
    credit: [{ from: t('suspense'), to: t('wallet'), amountMinor }],
    refund: [{ from: t('wallet'), to: t('provider'), amountMinor }],
    refuse: [],
  }[act];
  return (
    <ActDialog
      form={form}
      title={t(`${act}Title`, { reference: deposit.reference })}
      icon={ICONS[act]}
      submitLabel={t(act)}
      amountAbove={act === 'refuse' || !needsSecond ? undefined : { amountMinor, currency: deposit.currency }}
      effects={
        <ActEffects
          currency={deposit.currency}
          transfers={transfers}
          notes={
            act === 'refuse'
              ? [t('refuseNote')]
              : [t('secondNote', { amount: format.amount(line, deposit.currency) })]
          }
        />
      }
      onClose={onClose}
    />
  );
}

/** Gives a bank line without an owner to the deposit. */
export function GiveButton({ detail, movement }: { detail: DepositDetail; movement: MovementLine }) {
  const t = useTranslations('console.payments');
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <ActButton
        permission="payments.deposits.decide"
        merchantCode={detail.deposit.merchantCode}
        label={t('give')}
        onPress={() => setOpen(true)}
      />
      {isOpen && <DepositDialog {...{ detail, movement }} act="credit" onClose={() => setOpen(false)} />}
    </p>
  );
}

/** Credit with the money that is held for it or a bank line that the operator types, refuse, send back. */
export function DepositActs({ detail }: { detail: DepositDetail }) {
  const t = useTranslations('console.payments');
  const [open, setOpen] = useState<Act>();
  const held = detail.movements.find(({ state }) => state === 'suspense');
  return (
    <>
      {detail.acts.map(({ act, obstacle }) => (
        <ActButton
          key={act}
          permission={PERMISSIONS[act]}
          merchantCode={detail.deposit.merchantCode}
          blocked={obstacle ? t(`obstacle.${obstacle}`) : undefined}
          icon={ICONS[act]}
          label={t(act)}
          variant={act === 'credit' ? 'primary' : 'secondary'}
          onPress={() => setOpen(act)}
        />
      ))}
      {open === 'credit' && !held && <CreditLineDialog detail={detail} onClose={() => setOpen(undefined)} />}
      {open && (open !== 'credit' || held) && (
        <DepositDialog {...{ detail }} act={open} movement={held} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

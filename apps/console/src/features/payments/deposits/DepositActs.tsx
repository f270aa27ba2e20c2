import type { DEPOSIT_ACTS, DepositDetail, MovementLine } from '@croupier/contract/payments/deposit-desk.ts';
import { useListKeys } from '@croupier/web/lists/use-list-keys.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { BadgeCheck, Ban, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useKeyHelp } from '../../../shared/palette/palette-store.ts';
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

type Fields = ActFields & { amount: string };

/** What has not been sent back yet. */
const leftOf = ({ deposit, held, refunds }: DepositDetail): bigint =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((left, { amount }) => left - amount, (deposit.received ?? 0n) - held);

function useSave(detail: DepositDetail, act: Act, movement: MovementLine | undefined) {
  const { merchantCode, id } = detail.deposit;
  const params = { merchantCode, id };
  return async ({ reason, amount }: Fields, key: string): Promise<{ state: 'done' | 'asked' }> => {
    if (act === 'credit')
      return call('depositDesk.credit', {
        params,
        body: { key, movementId: movement?.id ?? null, line: null, reason },
      });
    if (act === 'refund')
      return call('depositDesk.refund', {
        params,
        body: { key, amount: parseTypedAmount(amount) ?? 0n, reason },
      });
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
  onDone,
}: {
  detail: DepositDetail;
  act: Act;
  movement?: MovementLine | undefined;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { deposit, line } = detail;
  const leftMinor = leftOf(detail);
  const save = useSave(detail, act, movement);
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, amount: typedAmount(leftMinor) },
    save,
    invalidates: CHANGED,
    doneText: t(`${act}Done`),
    deciders: PERMISSIONS[act],
    onClose,
    ...(onDone && { onDone }),
  });
  const refundMinor = parseTypedAmount(useWatch({ control: form.form.control, name: 'amount' })) ?? 0n;
  const amountMinor = act === 'credit' ? (movement?.amount ?? deposit.asked) : refundMinor;
  const checkAmount = (typed: string): true | string => {
    const typedMinor = parseTypedAmount(typed) ?? 0n;
    return (
      (typedMinor > 0n && typedMinor <= leftMinor) ||
      t('refunds.amountHint', { amount: format.amount(leftMinor, deposit.currency) })
    );
  };
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
      amountAbove={
        act === 'refuse' || amountMinor < line ? undefined : { amountMinor, currency: deposit.currency }
      }
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
    >
      {act === 'refund' && (
        <TextField
          label={`${t('amount')} (${deposit.currency})`}
          hint={t('refunds.amountHint', { amount: format.amount(leftMinor, deposit.currency) })}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount', { validate: checkAmount })}
        />
      )}
    </ActDialog>
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
export function DepositActs({
  detail,
  frame,
  onDecided,
}: {
  detail: DepositDetail;
  frame: 'page' | 'panel';
  onDecided?: (() => void) | undefined;
}) {
  const t = useTranslations('console.payments');
  const [open, setOpen] = useState<{ act: Act; onDone: (() => void) | undefined }>();
  // The neighbour as it was when the decision began: the row then leaves the queue.
  const begin = (act: Act): void => setOpen({ act, onDone: act === 'refund' ? undefined : onDecided });
  const press = (act: Act) => () => {
    if (detail.acts.some((one) => one.act === act && one.obstacle === null)) begin(act);
  };
  useListKeys({ a: press('credit'), r: press('refuse') }, { openDialogs: frame === 'panel' ? 1 : 0 });
  useKeyHelp(
    useMemo(
      () => ({
        title: t('pages.deposits'),
        keys: [
          { key: 'a', label: t('credit') },
          { key: 'r', label: t('refuse') },
        ],
      }),
      [t],
    ),
  );
  const close = (): void => setOpen(undefined);
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
          onPress={() => begin(act)}
        />
      ))}
      {open?.act === 'credit' && !held && (
        <CreditLineDialog detail={detail} onClose={close} onDone={open.onDone} />
      )}
      {open && (open.act !== 'credit' || held) && (
        <DepositDialog {...{ detail, ...open }} movement={held} onClose={close} />
      )}
    </>
  );
}

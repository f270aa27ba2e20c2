import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { localTimeOf, localTimeText } from '../../../shared/local-time.ts';

type Fields = ActFields & { memberId: string; gameId: string; count: string; bet: string; expiresAt: string };

const WEEK_MILLISECONDS = 7 * 24 * 3_600_000;
const COUNT = /^[1-9]\d{0,2}$/;

/** Gives a member free rounds in a vendor’s game. */
export function FreeRoundsDialog({ merchantCode, onClose }: { merchantCode: string; onClose: () => void }) {
  const t = useTranslations('console.vendorDesk');
  const required = useTranslations('errors.field')('required');
  const [inAWeek] = useState(() => localTimeText(new Date(Date.now() + WEEK_MILLISECONDS)));
  const form = useActForm<Fields>({
    initial: {
      ...ACT_FIELDS,
      memberId: '',
      gameId: '',
      count: '10',
      bet: '',
      expiresAt: inAWeek,
    },
    errorFields: {
      'identity.member_not_found': 'memberId',
      'vendors.free_rounds_unknown': 'gameId',
      'vendors.free_rounds_limit': 'bet',
    },
    save: async ({ memberId, gameId, count, bet, expiresAt, reason }, key) => {
      await call('vendorDesk.grantFreeRounds', {
        params: { merchantCode },
        body: {
          id: key,
          memberId: memberId.trim(),
          gameId: gameId.trim(),
          count: Number(count),
          bet: parseTypedAmount(bet) ?? 0n,
          expiresAt: localTimeOf(expiresAt) ?? new Date(),
          reason,
        },
      });
      return { state: 'done' };
    },
    doneText: t('freeRounds.done'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Gift />}
      title={t('freeRounds.title')}
      description={t('freeRounds.text')}
      submitLabel={t('freeRounds.act')}
      onClose={onClose}
    >
      <TextField
        label={t('freeRounds.member')}
        hint={t('freeRounds.memberHint')}
        autoComplete="off"
        {...form.field('memberId', { required })}
      />
      <TextField
        label={t('freeRounds.game')}
        hint={t('freeRounds.gameHint')}
        autoComplete="off"
        {...form.field('gameId', { required })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('freeRounds.count')}
          inputMode="numeric"
          {...form.field('count', { validate: (text) => COUNT.test(text) || t('freeRounds.countHint') })}
        />
        <TextField
          label={t('freeRounds.bet')}
          inputMode="decimal"
          {...form.field('bet', {
            validate: (text) => (parseTypedAmount(text) ?? 0n) > 0n || t('freeRounds.betHint'),
          })}
        />
      </div>
      <TextField
        label={t('freeRounds.expiresAt')}
        type="datetime-local"
        {...form.field('expiresAt', { required })}
      />
    </ActDialog>
  );
}

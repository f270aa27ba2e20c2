import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { PlayerLimit } from '@croupier/contract/protection/protection.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { fileKey } from '../member-file.queries.ts';
import { typedLimit } from './typed-limit.ts';
import { useLimitWords } from './use-limit-words.ts';

type Fields = ActFields & { limit: string };
type LoosenDialogProps = { head: MemberHead; limit: PlayerLimit; currency: string; onClose: () => void };

/** Asks a second person to raise or remove an operator's limit. */
export function LoosenDialog({ head, limit: { kind, span }, currency, onClose }: LoosenDialogProps) {
  const t = useTranslations('console.protection');
  const { nameOf } = useLimitWords(currency);
  const { merchantCode, id } = head;
  const isTime = kind === 'time';
  const amountOf = (typed: string): bigint | null => {
    const value = typed.trim() === '' ? undefined : typedLimit(kind, typed);
    return value?.amount ?? (value?.minutes === undefined ? null : BigInt(value.minutes));
  };
  const form = useActForm<Fields, RequestResult>({
    initial: { ...ACT_FIELDS, limit: '' },
    save: ({ limit, reason }) =>
      call('protectionControl.loosen', {
        params: { merchantCode, id },
        body: { change: { kind, span, amount: amountOf(limit) }, reason },
      }),
    invalidates: [fileKey(head)],
    doneText: t('loosenDone'),
    deciders: 'protection.loosen',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<UsersRound />}
      title={`${t('loosenTitle')} ${nameOf({ kind, span })}`}
      description={t('loosenText')}
      submitLabel={t('loosen')}
      onClose={onClose}
    >
      <TextField
        label={t(isTime ? 'limitMinutes' : 'limitAmount')}
        placeholder={t('none')}
        inputMode={isTime ? 'numeric' : 'decimal'}
        {...form.field('limit', {
          validate: (typed) =>
            typed.trim() === '' ||
            typedLimit(kind, typed) !== undefined ||
            t(isTime ? 'minutesProblem' : 'limitProblem'),
        })}
      />
    </ActDialog>
  );
}

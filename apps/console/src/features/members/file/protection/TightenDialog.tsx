import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import {
  LIMIT_KINDS,
  SPANS_OF_KIND,
  type LimitKind,
  type LimitSpan,
} from '@croupier/contract/protection/protection.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Gauge } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { fileKey } from '../member-file.queries.ts';
import { typedLimit } from './typed-limit.ts';

type Fields = ActFields & { kind: LimitKind; span: LimitSpan; limit: string };

/** A limit of the operator beside the member's own, or a tighter one. */
export function TightenDialog({ head, onClose }: { head: MemberHead; onClose: () => void }) {
  const t = useTranslations('console.protection');
  const { merchantCode, id, account } = head;
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, kind: 'deposit', span: 'day', limit: '' },
    errorFields: { 'protection.looser_limit': 'limit' },
    save: ({ kind, span, limit, reason }) =>
      call('protectionControl.tighten', {
        params: { merchantCode, id },
        body: { limit: { kind, span, ...typedLimit(kind, limit) }, reason },
      }),
    invalidates: [fileKey(head)],
    doneText: t('tightenDone'),
    onClose,
  });
  const kind = form.form.watch('kind');
  const isTime = kind === 'time';
  return (
    <ActDialog
      form={form}
      icon={<Gauge />}
      title={t('tightenTitle', { account })}
      description={t('tightenText')}
      submitLabel={t('tighten')}
      onClose={onClose}
    >
      <Select
        label={t('limitKind')}
        options={LIMIT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.field('kind', {
          onChange: () => form.form.setValue('span', SPANS_OF_KIND[form.form.getValues('kind')][0] ?? 'day'),
        })}
      />
      <Select
        label={t('limitSpan')}
        options={SPANS_OF_KIND[kind].map((value) => ({ value, label: t(`span.${value}`) }))}
        {...form.field('span')}
      />
      <TextField
        label={t(isTime ? 'limitMinutes' : 'limitAmount')}
        inputMode={isTime ? 'numeric' : 'decimal'}
        {...form.field('limit', {
          validate: (typed) =>
            typedLimit(form.form.getValues('kind'), typed) !== undefined ||
            t(isTime ? 'minutesProblem' : 'limitProblem'),
        })}
      />
    </ActDialog>
  );
}

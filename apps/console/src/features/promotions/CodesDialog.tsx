import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Dices, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { codesOf, codesProblem, MAX_CODES, newCode } from './codes.ts';
import type { Ref } from './promotions.queries.ts';

const MAX_USES = 1_000_000;
const isCount = (typed: string, max: number): boolean =>
  /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= max;

/** Issues codes of a promotion: one's own words or random ones, which can be read here for the last time. */
export function CodesDialog({ params, onClose }: { params: Ref; onClose: () => void }) {
  const t = useTranslations('console.promotions.codes');
  const common = useTranslations('common');
  const toast = useToast();
  const [count, setCount] = useState('10');
  const form = useSecureForm({
    initial: { codes: '', uses: '1' },
    save: ({ codes, uses }) =>
      call('promotionsDesk.codes', { params, body: { codes: codesOf(codes), uses: Number(uses) } }),
    onSaved: ({ added }) => {
      toast.show({ tone: 'win', title: t('issued', { count: added }) });
      onClose();
    },
  });
  const codes = codesOf(form.form.watch('codes'));
  const generate = (): void =>
    form.form.setValue('codes', Array.from({ length: Number(count) }, newCode).join('\n'), {
      shouldValidate: true,
    });
  return (
    <SecureFormDialog
      form={form}
      icon={<Ticket />}
      title={t('title')}
      description={t('text')}
      submitLabel={t('submit', { count: codes.length })}
      onClose={onClose}
    >
      <div className="flex items-end gap-3">
        <TextField
          label={t('count')}
          className="min-w-0 flex-1"
          inputMode="numeric"
          autoComplete="off"
          value={count}
          onChange={({ target }) => setCount(target.value)}
        />
        <Button icon={<Dices aria-hidden />} disabled={!isCount(count, MAX_CODES)} onClick={generate}>
          {t('generate')}
        </Button>
      </div>
      <TextArea
        tall
        label={t('list')}
        hint={t('listHint')}
        aside={
          codes.length > 0 && (
            <CopyButton text={codes.join('\n')} label={t('copy')} copiedLabel={common('copied')} />
          )
        }
        autoComplete="off"
        spellCheck={false}
        {...form.field('codes', {
          validate: (typed) => {
            const problem = codesProblem(codesOf(typed));
            return problem === undefined || t(`problem.${problem}`);
          },
        })}
      />
      <TextField
        label={t('uses')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('uses', { validate: (typed) => isCount(typed, MAX_USES) || t('usesWrong') })}
      />
    </SecureFormDialog>
  );
}

import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { newKey } from '../../../shared/act/new-key.ts';
import { ACT_FIELDS, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { drawQuery, type DrawFile } from '../lottery.queries.ts';
import { typedNumbers } from './entry-numbers.ts';

type Fields = ActFields & { prizes: string[]; numbers: string };
type EntryDialogProps = { file: DrawFile; onClose: () => void };

const TONES = { waiting: 'info', differs: 'lose', done: 'win' } as const;

/** Types the result of an outside draw. What another operator typed is not shown. */
export function EntryDialog({ file, onClose }: EntryDialogProps) {
  const t = useTranslations('console.lottery');
  const toast = useToast();
  const [key] = useState(() => newKey());
  const { draw, shape } = file;
  const form = useSecureForm<Fields, { state: keyof typeof TONES }>({
    initial: { ...ACT_FIELDS, prizes: shape.map(() => ''), numbers: '' },
    errorFields: { 'lottery.numbers_invalid': 'numbers' },
    save: ({ prizes, reason }) =>
      call('lotteryDesk.enterResult', {
        params: { id: draw.id },
        body: { id: key, numbers: typedNumbers(shape, prizes) ?? [], reason },
      }),
    invalidates: [drawQuery(draw.id).queryKey, ['lotteryDesk.draws']],
    onSaved: ({ state }) => {
      toast.show({ tone: TONES[state], title: t(`entry.${state}`), text: t(`entryText.${state}`) });
      onClose();
    },
  });
  const isRight = (at: number, text: string): true | string => {
    const prize = shape[at];
    return (prize && typedNumbers([prize], [text]) !== undefined) || t('prizeWrong');
  };
  return (
    <ActDialog
      form={form}
      icon={<PencilLine />}
      title={t(draw.version > 0 ? 'correct' : 'enter')}
      description={t(draw.version > 0 ? 'correctText' : 'enterText')}
      submitLabel={t('send')}
      onClose={onClose}
    >
      {shape.map(({ code, count, digits }, at) => (
        <TextField
          key={code}
          label={t('prize', { code: t(`prizes.${code as 'first'}`), count, digits })}
          autoComplete="off"
          inputMode={count === 1 ? 'numeric' : 'text'}
          spellCheck={false}
          {...form.field(`prizes.${at}`, { validate: (text) => isRight(at, text) })}
        />
      ))}
    </ActDialog>
  );
}

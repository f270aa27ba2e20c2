import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../shared/act/use-act-form.ts';
import { call } from '../../shared/call.ts';
import { calendarQuery, soldLotteriesQuery } from './lottery.queries.ts';

type Fields = ActFields & { lotteryCode: string; day: string; movedTo: string };

/** Families that others draw, once a day at most. */
const DAILY = new Set(['3d', 'thai', 'lao', 'hanoi', 'vn-north', 'vn-south']);

/** Moves the draw of a day to another one, or cancels it. */
export function MoveDayDialog({ merchantCode, onClose }: { merchantCode: string; onClose: () => void }) {
  const t = useTranslations('console.lottery');
  const required = useTranslations('errors.field')('required');
  const { data: games = [] } = useQuery(soldLotteriesQuery(merchantCode));
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, lotteryCode: '', day: '', movedTo: '' },
    errorFields: {
      'lottery.not_found': 'lotteryCode',
      'lottery.draw_started': 'day',
      'lottery.day_invalid': 'day',
    },
    save: async ({ lotteryCode, day, movedTo, reason }) => {
      await call('lotteryDesk.moveDay', {
        body: { lotteryCode, day, movedTo: movedTo === '' ? null : movedTo, reason },
      });
      return { state: 'done' };
    },
    invalidates: [calendarQuery.queryKey, ['lotteryDesk.draws']],
    doneText: t('dayMoved'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<CalendarX />}
      title={t('moveDay')}
      description={t('moveDayText')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <Select
        label={t('lottery')}
        placeholder={t('choose')}
        options={games
          .filter(({ family, mode }) => DAILY.has(family) && mode !== 'ELOTT')
          .map(({ gameCode, name }) => ({ value: gameCode, label: name }))}
        {...form.field('lotteryCode', { required })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('day')} type="date" {...form.field('day', { required })} />
        <TextField label={t('movedTo')} hint={t('movedToHint')} type="date" {...form.field('movedTo')} />
      </div>
    </ActDialog>
  );
}

import type { QueryKey } from '@tanstack/react-query';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { CalendarClock, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { localTimeOf, localTimeText } from '../../../shared/local-time.ts';

const HOUR_MILLISECONDS = 3_600_000;

export type SheetDialogProps = {
  invalidates: readonly QueryKey[];
  onClose: () => void;
  save: (sheet: { from: Date; reason: string }) => Promise<unknown>;
};

/** When a new sheet begins to count, and why. */
export function PublishDialog({ invalidates, onClose, save }: SheetDialogProps) {
  const t = useTranslations('console.loyalty');
  const errors = useTranslations('errors.field');
  const [next] = useState(() => new Date(Math.ceil(Date.now() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS));
  const form = useActForm({
    initial: { ...ACT_FIELDS, from: localTimeText(next) },
    save: async ({ from, reason }) => {
      await save({ from: localTimeOf(from) ?? next, reason });
      return { state: 'done' as const };
    },
    invalidates,
    doneText: t('published'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('publish')}
      description={t('publishText')}
      icon={<CalendarClock />}
      submitLabel={t('publish')}
      onClose={onClose}
    >
      <TextField
        label={t('validFrom')}
        type="datetime-local"
        {...form.field('from', { required: errors('required') })}
      />
    </ActDialog>
  );
}

/** Takes back a sheet that does not count yet. */
export function DropDialog({ invalidates, onClose, save, from }: SheetDialogProps & { from: Date }) {
  const t = useTranslations('console.loyalty');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await save({ from, reason });
      return { state: 'done' as const };
    },
    invalidates,
    doneText: t('dropped'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('drop')}
      description={t('dropText')}
      icon={<Undo2 />}
      submitLabel={t('drop')}
      onClose={onClose}
    />
  );
}

import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Gauge, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { newKey } from '../../../shared/act/new-key.ts';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { thresholdsQuery } from '../agents.queries.ts';
import { useClassName } from '../rate-classes.ts';
import { draftsOf, readThresholds, type Threshold, type ThresholdDraft } from './threshold-draft.ts';

const MAX_THRESHOLDS = 60;

type RowsProps = { drafts: readonly ThresholdDraft[]; onChange: (drafts: ThresholdDraft[]) => void };

function Rows({ drafts, onChange }: RowsProps) {
  const t = useTranslations('console.agents.thresholds');
  const className = useClassName();
  const set = (at: number, change: Partial<ThresholdDraft>): void =>
    onChange(drafts.map((draft, index) => (index === at ? { ...draft, ...change } : draft)));
  return (
    <ul className="grid gap-3">
      {drafts.map(({ key, class: of, from }, at) => (
        <li key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2.5">
          <Select
            label={t('class')}
            options={RATE_CLASSES.map((value) => ({ value, label: className(value) }))}
            value={of}
            onChange={({ target }) =>
              set(at, { class: RATE_CLASSES.find((value) => value === target.value) ?? of })
            }
          />
          <TextField
            label={t('from')}
            inputMode="decimal"
            autoComplete="off"
            value={from}
            onChange={({ target }) => set(at, { from: target.value })}
          />
          <IconButton
            label={t('remove', { number: String(at + 1) })}
            icon={<Trash2 />}
            onClick={() => onChange(drafts.filter((_, index) => index !== at))}
          />
        </li>
      ))}
    </ul>
  );
}

export type ThresholdsDialogProps = {
  merchantCode: string;
  stored: readonly Threshold[];
  onClose: () => void;
};

/** Replaces the rates from which a downline takes a place of its opener's quota. */
export function ThresholdsDialog({ merchantCode, stored, onClose }: ThresholdsDialogProps) {
  const t = useTranslations('console.agents');
  const [drafts, setDrafts] = useState(() => draftsOf(stored));
  const { thresholds, wrong } = readThresholds(drafts);
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      if (thresholds)
        await call('agentControl.changeThresholds', {
          params: { merchantCode },
          body: { thresholds, reason },
        });
      return { state: 'done' };
    },
    invalidates: [thresholdsQuery(merchantCode).queryKey],
    doneText: t('thresholds.changed'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Gauge />}
      title={t('thresholds.change')}
      description={t('thresholds.changeText')}
      submitLabel={t('save')}
      submitDisabled={!thresholds}
      onClose={onClose}
    >
      <Rows drafts={drafts} onChange={setDrafts} />
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={drafts.length >= MAX_THRESHOLDS}
        onClick={() => setDrafts([...drafts, { key: newKey(), class: 'rng', from: '' }])}
      >
        {t('thresholds.add')}
      </Button>
      {wrong && <p className="text-sm text-muted">{t(wrong === 'twice' ? 'thresholds.twice' : 'noRate')}</p>}
    </ActDialog>
  );
}

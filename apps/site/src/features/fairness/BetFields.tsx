import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { OpenedFields } from './OpenedFields.tsx';
import { hasMoves, type VerifierForm, type VerifierProblems } from './verifier-input.ts';

export type BetFieldsProps = {
  form: VerifierForm;
  set: (change: Partial<VerifierForm>) => void;
  errorOf: (field: keyof VerifierProblems) => string | undefined;
};

const PLAIN = { autoComplete: 'off', spellCheck: false } as const;

/** The bet of a round, and the moves if its game has any. */
export function BetFields(props: BetFieldsProps) {
  if (props.form.game === 'dice') return <DiceFields {...props} />;
  if (props.form.game === 'mines') return <MinesFields {...props} />;
  return <JsonFields {...props} />;
}

function DiceFields({ form, set, errorOf }: BetFieldsProps) {
  const t = useTranslations('fairness.verifier');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-3">
      <div>
        <p aria-hidden className="mb-1.5 text-sm font-medium text-muted">
          {t('direction')}
        </p>
        <SegmentedControl
          label={t('direction')}
          value={form.direction}
          className="min-h-12 items-center"
          segments={[
            { value: 'over', label: t('over') },
            { value: 'under', label: t('under') },
          ]}
          onValueChange={(direction) => set({ direction })}
        />
      </div>
      <TextField
        {...PLAIN}
        label={t('target')}
        inputMode="decimal"
        value={form.target}
        error={errorOf('target')}
        onChange={(event) => set({ target: event.target.value })}
      />
    </div>
  );
}

function MinesFields({ form, set, errorOf }: BetFieldsProps) {
  const t = useTranslations('fairness.verifier');
  return (
    <>
      <TextField
        {...PLAIN}
        className="max-w-40"
        label={t('mineCount')}
        inputMode="numeric"
        value={form.mines}
        error={errorOf('mines')}
        onChange={(event) => set({ mines: event.target.value })}
      />
      <OpenedFields value={form.fields} onValueChange={(fields) => set({ fields })} />
    </>
  );
}

/** A link from a round fills these in. */
function JsonFields({ form, set, errorOf }: BetFieldsProps) {
  const t = useTranslations('fairness.verifier');
  return (
    <>
      <TextArea
        {...PLAIN}
        label={t('direction')}
        hint={t('betHint')}
        value={form.bet}
        error={form.bet ? errorOf('bet') : undefined}
        onChange={(event) => set({ bet: event.target.value })}
      />
      {hasMoves(form.game) && (
        <TextArea
          {...PLAIN}
          label={t('moves')}
          value={form.moves}
          error={errorOf('moves')}
          onChange={(event) => set({ moves: event.target.value })}
        />
      )}
    </>
  );
}

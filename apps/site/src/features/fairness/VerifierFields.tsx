import { isFairGameId } from '@croupier/fairplay/registry.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { useLiveJackpot } from '../../shared/games/jackpot.queries.ts';
import { OpenedFields } from './OpenedFields.tsx';
import type { VerifierForm, VerifierProblems } from './verifier-input.ts';

export type VerifierFieldsProps = {
  form: VerifierForm;
  onFormChange: (form: VerifierForm) => void;
  problems: VerifierProblems;
};

/** The inputs of a round. Fields are not marked invalid before they are filled in. */
export function VerifierFields({ form, onFormChange, problems }: VerifierFieldsProps) {
  const t = useTranslations('fairness.verifier');
  const set = (change: Partial<VerifierForm>): void => onFormChange({ ...form, ...change });
  const errorOf = (field: keyof VerifierProblems): string | undefined =>
    problems[field] === 'wrong' ? t('wrong') : undefined;
  const hasJackpot = useLiveJackpot() || form.stake !== '';
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label={t('game')}
        value={form.game}
        segments={[
          { value: 'dice', label: t('dice') },
          { value: 'mines', label: t('mines') },
        ]}
        onValueChange={(game) => isFairGameId(game) && set({ game })}
      />
      <TextField
        {...plain}
        label={t('serverSeed')}
        hint={t('serverSeedHint')}
        value={form.serverSeed}
        error={errorOf('serverSeed')}
        onChange={(event) => set({ serverSeed: event.target.value })}
      />
      <TextField
        {...plain}
        label={t('hash')}
        aside={t('optional')}
        value={form.hash}
        error={errorOf('hash')}
        onChange={(event) => set({ hash: event.target.value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3">
        <TextField
          {...plain}
          label={t('clientSeed')}
          value={form.clientSeed}
          error={errorOf('clientSeed')}
          onChange={(event) => set({ clientSeed: event.target.value })}
        />
        <TextField
          {...plain}
          label={t('nonce')}
          inputMode="numeric"
          value={form.nonce}
          error={errorOf('nonce')}
          onChange={(event) => set({ nonce: event.target.value })}
        />
      </div>
      {form.game === 'dice' ? (
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
            {...plain}
            label={t('target')}
            inputMode="decimal"
            value={form.target}
            error={errorOf('target')}
            onChange={(event) => set({ target: event.target.value })}
          />
        </div>
      ) : (
        <>
          <TextField
            {...plain}
            className="max-w-40"
            label={t('mineCount')}
            inputMode="numeric"
            value={form.mines}
            error={errorOf('mines')}
            onChange={(event) => set({ mines: event.target.value })}
          />
          <OpenedFields value={form.fields} onValueChange={(fields) => set({ fields })} />
        </>
      )}
      {hasJackpot && (
        <>
          <TextField
            {...plain}
            label={t('stake')}
            aside={t('optional')}
            inputMode="decimal"
            value={form.stake}
            error={errorOf('stake')}
            onChange={(event) => set({ stake: event.target.value })}
          />
          <TextField
            {...plain}
            label={t('drawnOncePer')}
            aside={t('optional')}
            inputMode="decimal"
            value={form.drawnOncePer}
            error={errorOf('drawnOncePer')}
            onChange={(event) => set({ drawnOncePer: event.target.value })}
          />
        </>
      )}
    </div>
  );
}

import { fairGames, isFairGameId } from '@croupier/fairplay/registry.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { useLiveJackpot } from '../../shared/games/jackpot.queries.ts';
import { BetFields } from './BetFields.tsx';
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
      <Select
        label={t('game')}
        value={form.game}
        options={Object.values(fairGames).map(({ gameId }) => ({ value: gameId, label: t(gameId) }))}
        onChange={({ target: { value: game } }) => isFairGameId(game) && set({ game })}
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
      <BetFields {...{ form, set, errorOf }} />
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

import { Button } from '@croupier/ui/buttons/Button.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { Problem } from '../page/Problem.tsx';

export type ConfirmWay = 'password' | 'totp';

export type ConfirmIdentityFormProps = {
  /** At least one. */
  ways: readonly ConfirmWay[];
  onBusy: (busy: boolean) => void;
  onConfirmed: () => void;
};

/** A password or a code; good for ten minutes of such calls. */
export function ConfirmIdentityForm({ ways, onBusy, onConfirmed }: ConfirmIdentityFormProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<ConfirmWay>();
  const way = chosen ?? ways[0] ?? 'password';
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  const wait = (waiting: boolean): void => {
    setBusy(waiting);
    onBusy(waiting);
  };
  const submit = async (): Promise<void> => {
    setProblem(undefined);
    setMissing(answer.trim() === '');
    if (answer.trim() === '') return;
    wait(true);
    try {
      await call('session.confirm', {
        body: way === 'password' ? { password: answer } : { totp: answer.trim() },
      });
      wait(false);
      onConfirmed();
    } catch (error) {
      wait(false);
      setProblem(error);
    }
  };
  const take = (event: FormEvent): void => {
    event.preventDefault();
    // The form may stand in a window over another form, which this is no answer to.
    event.stopPropagation();
    void submit();
  };
  return (
    <form noValidate onSubmit={take} className="flex flex-col gap-4">
      {ways.length > 1 && (
        <SegmentedControl
          label={t('member.confirm.way')}
          value={way}
          onValueChange={(next) => {
            setChosen(next);
            setAnswer('');
            setMissing(false);
            setProblem(undefined);
          }}
          segments={[
            { value: 'password', label: t('member.confirm.byPassword') },
            { value: 'totp', label: t('member.confirm.byTotp') },
          ]}
        />
      )}
      <TextField
        key={way}
        label={t(`member.confirm.${way}`)}
        error={missing && t('errors.field.required')}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        {...(way === 'password'
          ? {
              type: 'password',
              autoComplete: 'current-password',
              revealLabels: { show: t('auth.showPassword'), hide: t('auth.hidePassword') },
            }
          : { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 })}
      />
      <div>
        <Problem error={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {t('member.confirm.submit')}
        </Button>
      </div>
    </form>
  );
}

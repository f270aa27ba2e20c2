import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useEffect, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Problem } from './Problem.tsx';
import { useTask } from './use-task.ts';

export type CodeFormProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'revealLabels'
> & {
  label: string;
  submitLabel: string;
  icon?: ReactNode;
  /** Where typing is what comes next. */
  focused?: boolean;
  /** @throws ApiError, which is shown above the button */
  submit: (answer: string) => Promise<void>;
};

/** One line to fill in and a button: a code or a password. */
export function CodeForm({ label, submitLabel, icon, focused = false, submit, ...field }: CodeFormProps) {
  const t = useTranslations('errors.field');
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, problem, run } = useTask();
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // The form may stand in a window over another form, which this is no answer to.
    event.stopPropagation();
    const given = field.type === 'password' ? answer : answer.trim();
    setMissing(given === '');
    if (given !== '') void run(() => submit(given));
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <TextField
        {...field}
        ref={input}
        label={label}
        error={missing && t('required')}
        maxLength={field.type === 'password' ? 128 : 12}
        spellCheck={false}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={busy} icon={icon}>
        {submitLabel}
      </Button>
    </form>
  );
}

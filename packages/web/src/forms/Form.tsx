import { Button } from '@croupier/ui/buttons/Button.tsx';
import { clsx } from 'clsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import type { FormState } from './use-server-form.ts';

const FormQuestion = lazy(async () => ({ default: (await import('./FormQuestion.tsx')).FormQuestion }));

export type FormProps = {
  /** From `useServerForm`. */
  form: FormState;
  submitLabel: string;
  submitIcon?: ReactNode;
  submitDisabled?: boolean | undefined;
  /** Over the whole width, or only as wide as its text at the end of the line. */
  submitAlign?: 'full' | 'end';
  /** For forms that show their error in a place of their own. */
  errorHidden?: boolean | undefined;
  /** The form's id, where its button stands elsewhere: in the footer of a long dialog. */
  idForButton?: string | undefined;
  className?: string;
  /** The fields. */
  children: ReactNode;
};

/** The form element: its fields, then the error of the whole form and the button. */
export function Form(props: FormProps) {
  const {
    form,
    submitLabel,
    submitIcon,
    submitDisabled,
    submitAlign = 'full',
    errorHidden,
    idForButton,
    className,
    children,
  } = props;
  const full = submitAlign === 'full';
  const error = !errorHidden && <FormError error={form.error} />;
  return (
    <form
      id={idForButton}
      noValidate
      onSubmit={form.submit}
      className={clsx('flex flex-col gap-4', className)}
    >
      {children}
      {idForButton ? (
        error
      ) : (
        <div className={full ? 'mt-1' : 'flex flex-col items-end border-t border-line pt-4'}>
          {error}
          <Button
            type="submit"
            variant="primary"
            size={full ? 'lg' : 'md'}
            block={full}
            icon={submitIcon}
            loading={form.busy}
            disabled={submitDisabled}
          >
            {submitLabel}
          </Button>
        </div>
      )}
      {form.question && (
        <Suspense fallback={null}>
          <FormQuestion {...form.question} />
        </Suspense>
      )}
    </form>
  );
}

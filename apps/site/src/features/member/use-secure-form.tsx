import { ApiError } from '@croupier/contract/client.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { NotConfirmed } from '@croupier/web/security/not-confirmed.ts';
import type { Confirmed } from '@croupier/web/security/use-confirmation.ts';
import { useConfirmed } from '../../shared/confirm/use-confirmed.tsx';

export type SecureFormOptions<T extends FieldValues> = {
  empty: DefaultValues<T>;
  fields: readonly Path<T>[];
  /** Refusals that belong under a field although they do not name it, by code. */
  fieldOf?: Partial<Record<string, Path<T>>>;
  /** @throws ApiError */
  save: (values: T) => Promise<unknown>;
  /** Which queries look different afterwards. */
  changes: readonly (readonly unknown[])[];
  savedText: string;
  onSaved: () => void;
};

export type SecureForm<T extends FieldValues> = {
  form: UseFormReturn<T>;
  submit: (event: FormEvent) => void;
  busy: boolean;
  problem: unknown;
  /** Shows a refusal under its field, or above the button. */
  show: (error: unknown) => void;
  confirmed: Confirmed;
  /** To be placed beside the form, not inside. */
  confirmDialog: ReactNode;
};

/** A form that changes a secret: asks who one is where the server wants to know, and says what came of it. */
export function useSecureForm<T extends FieldValues>(options: SecureFormOptions<T>): SecureForm<T> {
  const { empty, fields, fieldOf = {}, save, changes, savedText, onSaved } = options;
  const form = useForm<T>({ defaultValues: empty });
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { confirmed, confirmDialog } = useConfirmed();
  const [problem, setProblem] = useState<unknown>();

  const show = (error: unknown): void => {
    if (error instanceof NotConfirmed) return;
    const refusal = error instanceof ApiError ? error : undefined;
    // Where the server names the field, its words are the better ones.
    const field = refusal?.fields.length === 0 ? fieldOf[refusal.code] : undefined;
    if (field) form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    else setProblem(showServerErrors<T>(error, fields, form.setError));
  };
  const run = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await confirmed(() => save(values));
      await Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      toast.show({ tone: 'win', title: savedText });
      onSaved();
    } catch (error) {
      show(error);
    }
  });
  return {
    form,
    submit: (event) => void run(event),
    busy: form.formState.isSubmitting,
    problem,
    show: (error) => {
      setProblem(undefined);
      show(error);
    },
    confirmed,
    confirmDialog,
  };
}

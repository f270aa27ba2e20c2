import { ApiError } from '@croupier/contract/client.ts';
import type { Schema } from '@croupier/contract/route.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Cancelled } from '../client/cancelled.ts';
import { useErrorTexts } from '../client/use-error-text.ts';
import { fieldLimits } from './schema-fields.ts';
import { showServerErrors } from './server-errors.ts';
import type { QuestionText } from './FormQuestion.tsx';
import { useQuestion, type Question } from './use-question.ts';

export type ServerFormOptions<T extends FieldValues, Result = unknown> = {
  /** Every field with its first value. */
  initial: T;
  /** The fields that are on screen and can show an error; all of `initial` by default. */
  fields?: readonly Path<T>[];
  /** An error of an earlier step, shown from the beginning. */
  initialError?: unknown;
  /** Body schema of the call: says which fields are required and how long their text may be. */
  schema?: Schema | undefined;
  /** The field that shows an error which names no field, by error code. */
  errorFields?: Partial<Record<string, Path<T>>>;
  /** Checks beside the fields, such as an answered captcha. Nothing is sent while it returns false. */
  isReady?: () => boolean;
  /** Asked before saving; undefined saves at once. */
  confirm?: (values: T) => QuestionText | undefined;
  /** @throws ApiError, `Cancelled` */
  save: (values: T) => Promise<Result>;
  /** Queries to load again after saving. */
  invalidates?: readonly QueryKey[];
  savedText?: string;
  onSaved?: (result: Result) => void | Promise<void>;
  /** Told when saving begins and ends, for a dialog that must stay open meanwhile. */
  onBusy?: (busy: boolean) => void;
  /** Takes the error of a failed save first; true when it has shown it itself. */
  onError?: (error: unknown) => boolean;
  /** Told when a field was wrong, so that nothing was sent. */
  onInvalid?: () => void;
  /** The field to type again when an error belongs to no field. */
  retryField?: Path<T>;
};

export type FieldProps = Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
  error: string | undefined;
  maxLength: number | undefined;
  'aria-required': boolean | undefined;
};

/** What the form element needs, whatever its fields are. */
export type FormState = {
  submit: (event: FormEvent) => void;
  busy: boolean;
  /** The error that belongs to no field. */
  error: unknown;
  question: Question<QuestionText> | undefined;
};

export type ServerForm<T extends FieldValues> = FormState & {
  form: UseFormReturn<T>;
  /** Ties a control to a field: `<TextField label="…" {...field('name')} />`. */
  field: <N extends Path<T>>(name: N, rules?: RegisterOptions<T, N>) => FieldProps;
  /** Shows an error under its field or above the button; undefined removes the one above the button. */
  showError: (error: unknown) => void;
  /** Shows an error under its fields; false when part of it belongs to none, which nothing shows then. */
  showFieldError: (error: unknown) => boolean;
};

/** A form that one call of the server saves: it shows errors by field, the pending state and what came of it. */
export function useServerForm<T extends FieldValues, Result = unknown>(
  options: ServerFormOptions<T, Result>,
): ServerForm<T> {
  const { initial, schema, isReady, confirm, save, invalidates = [], savedText, onSaved } = options;
  const form = useForm<T>({ defaultValues: initial as DefaultValues<T> });
  const t = useTranslations('errors.field');
  const { errorText, fieldText } = useErrorTexts();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { ask, question } = useQuestion<QuestionText>();
  const [error, setError] = useState<unknown>(options.initialError);
  const { errors, isSubmitting } = form.formState;

  const showFieldError = (thrown: unknown): boolean => {
    const code = thrown instanceof ApiError && thrown.fields.length === 0 ? thrown.code : '';
    const field = options.errorFields?.[code];
    if (field) {
      form.setError(field, { type: code, message: errorText(thrown) }, { shouldFocus: true });
      return true;
    }
    const fields = options.fields ?? (Object.keys(initial) as Path<T>[]);
    return showServerErrors<T>(thrown, { fields, setError: form.setError, fieldText }) === undefined;
  };

  const showError = (thrown: unknown): void => {
    setError(undefined);
    if (thrown === undefined || thrown instanceof Cancelled || showFieldError(thrown)) return;
    setError(thrown);
    if (options.retryField) form.setFocus(options.retryField, { shouldSelect: true });
  };

  const run = form.handleSubmit(async (values) => {
    setError(undefined);
    if (isReady && !isReady()) return;
    options.onBusy?.(true);
    try {
      const text = confirm?.(values);
      if (text) await ask(text);
      const result = await save(values);
      await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      if (savedText) toast.show({ tone: 'win', title: savedText });
      await onSaved?.(result);
    } catch (thrown) {
      if (!options.onError?.(thrown)) showError(thrown);
    } finally {
      options.onBusy?.(false);
    }
  }, options.onInvalid);

  return {
    form,
    field: (name, rules) => {
      const { required, maxLength } = fieldLimits(schema, name);
      const shown = get(errors, name) as FieldError | undefined;
      return {
        ...form.register(name, { ...(required && { required: t('required') }), ...rules }),
        error: shown?.message,
        maxLength,
        'aria-required': required || undefined,
      };
    },
    submit: (event) => {
      // React passes events of dialogs on to the form that opened them, whose submission this is not.
      event.stopPropagation();
      void run(event);
    },
    busy: isSubmitting,
    error,
    showError,
    showFieldError,
    question,
  };
}

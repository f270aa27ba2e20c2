import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import type { ServerFormOptions } from '@croupier/web/forms/use-server-form.ts';
import { useSecureForm, type SecureForm } from '@croupier/web/security/use-secure-form.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { newKey } from './new-key.ts';
import { useWhoCan } from './use-who-can.ts';

/** The fields of every act. `typedAgain` is empty unless the amount has to be typed twice. */
export type ActFields = { reasonCode: string; reason: string; typedAgain: string };
export const ACT_FIELDS: ActFields = { reasonCode: '', reason: '', typedAgain: '' };

/** `asked`: a second person decides. */
export type ActResult = { state: 'done' | 'asked' };

export type ActForm<T extends FieldValues> = SecureForm<T>;

export type ActFormOptions<T extends FieldValues, Result extends ActResult> = Pick<
  ServerFormOptions<T>,
  'initial' | 'schema' | 'errorFields' | 'confirm'
> & {
  /** Repeating it with the same key has no further effect. @throws ApiError */
  save: (values: T, key: string) => Promise<Result>;
  /** Queries to reload. */
  invalidates?: ServerFormOptions<T>['invalidates'];
  /** What the toast says when it is done. */
  doneText: string;
  /** The permission of those who decide, where the act may need a second person. */
  deciders?: Permission;
  onClose: () => void;
  onDone?: (result: Result) => void;
};

/**
 * The form of an act: `initial` is `{ ...ACT_FIELDS, … }`. The key is made when the dialog opens, so that an act
 * whose answer was lost is not executed twice.
 */
export function useActForm<T extends ActFields, Result extends ActResult = ActResult>(
  options: ActFormOptions<T, Result>,
): ActForm<T> {
  const { save, doneText, deciders, onClose, onDone, invalidates, ...form } = options;
  const t = useTranslations('console.act');
  const toast = useToast();
  const whoCan = useWhoCan();
  const [key] = useState(() => newKey());
  return useSecureForm<T, Result>({
    ...form,
    invalidates: [...(invalidates ?? []), ['approvals.list']],
    save: (values) => save(values, key),
    onSaved: (result) => {
      if (result.state === 'asked')
        toast.show({
          tone: 'info',
          title: t('asked'),
          text: deciders && t('askedText', { roles: whoCan(deciders) }),
        });
      else toast.show({ tone: 'win', title: doneText });
      onDone?.(result);
      onClose();
    },
  });
}

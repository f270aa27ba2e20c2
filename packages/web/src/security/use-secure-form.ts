import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useServerForm, type ServerForm, type ServerFormOptions } from '../forms/use-server-form.ts';
import { useConfirmed, type Confirmed } from './use-confirmed.tsx';

export type SecureForm<T extends FieldValues> = ServerForm<T> & {
  confirmed: Confirmed;
  /** Place it beside the form, not inside. */
  confirmDialog: ReactNode;
};

/** A form whose call may want the identity confirmed first. */
export function useSecureForm<T extends FieldValues, Result = unknown>(
  options: ServerFormOptions<T, Result>,
): SecureForm<T> {
  const { confirmed, confirmDialog } = useConfirmed();
  const form = useServerForm<T, Result>({
    ...options,
    save: (values) => confirmed(() => options.save(values)),
  });
  return { ...form, confirmed, confirmDialog };
}

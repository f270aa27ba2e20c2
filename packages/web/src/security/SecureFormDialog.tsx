import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '../forms/FormDialog.tsx';
import type { SecureForm } from './use-secure-form.ts';

export type SecureFormDialogProps<T extends FieldValues> = Omit<FormDialogProps, 'form' | 'after'> & {
  form: SecureForm<T>;
};

/** A form dialog with the identity question beside it. */
export const SecureFormDialog = <T extends FieldValues>(props: SecureFormDialogProps<T>) => (
  <FormDialog {...props} after={props.form.confirmDialog} />
);

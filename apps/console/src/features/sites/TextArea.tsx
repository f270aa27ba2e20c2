import { Field, type FieldText } from '@croupier/ui/Field.tsx';
import type { ComponentProps } from 'react';

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  labelHidden,
  id,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldText) {
  return (
    <Field {...{ id, label, hint, error, aside, labelHidden, className }}>
      {(control) => (
        <div className="field-box h-auto!">
          <textarea
            {...rest}
            {...control}
            className="field-input field-sizing-content max-h-80 min-h-20 resize-y py-2.5!"
          />
        </div>
      )}
    </Field>
  );
}

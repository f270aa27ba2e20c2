import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'rows'> &
  FieldText & {
    /** Starts with five lines instead of two. */
    tall?: boolean | undefined;
  };

/** A multi-line field that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, aside, labelHidden, id, className, tall, ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, aside, labelHidden, className }}>
      {(control) => (
        <div className="field-box">
          <textarea
            {...rest}
            {...control}
            className={clsx(
              'field-input field-sizing-content max-h-80 resize-y py-2.5',
              tall ? 'min-h-36' : 'min-h-20',
            )}
          />
        </div>
      )}
    </Field>
  );
}

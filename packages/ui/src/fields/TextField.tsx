import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field, type FieldText } from './Field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldText & {
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** For `type="password"`: the labels of the reveal button, which needs them. */
    revealLabels?: { show: string; hide: string } | undefined;
  };

/** A text field with its label and its error. Takes the props of react-hook-form's `register`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    aside,
    labelHidden,
    prefix,
    suffix,
    revealLabels,
    id,
    className,
    type,
    ...rest
  } = props;
  const [revealed, setRevealed] = useState(false);
  const hasEye = type === 'password' && revealLabels !== undefined;
  return (
    <Field {...{ id, label, hint, error, aside, labelHidden, className }}>
      {(control) => (
        <div className="field-box">
          {prefix && (
            <span className="flex shrink-0 items-center pl-3.5 text-subtle [&_svg]:size-4.5">{prefix}</span>
          )}
          <input {...rest} {...control} type={hasEye && revealed ? 'text' : type} className="field-input" />
          {hasEye && (
            <button
              type="button"
              aria-label={revealed ? revealLabels.hide : revealLabels.show}
              aria-pressed={revealed}
              onClick={() => setRevealed(!revealed)}
              className="mr-1 grid size-10 shrink-0 place-items-center rounded-field text-subtle hover:text-text"
            >
              {revealed ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
            </button>
          )}
          {suffix && (
            <span className="flex shrink-0 items-center gap-1 pr-1.5 text-sm text-subtle">{suffix}</span>
          )}
        </div>
      )}
    </Field>
  );
}

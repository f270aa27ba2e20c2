import { clsx } from 'clsx';

export type CellInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  suffix?: string;
  className?: string;
};

/** A number in a table. */
export const CellInput = ({ label, value, onChange, suffix, className }: CellInputProps) => (
  <span className={clsx('field-box h-9! min-w-20', className)}>
    <input
      aria-label={label}
      size={7}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="field-input numeric px-2! text-right text-sm"
    />
    {suffix && <span className="pr-2 text-xs text-subtle">{suffix}</span>}
  </span>
);

import { Select, type SelectOption } from '@croupier/ui/fields/Select.tsx';
import type { FilterProps } from './use-list.ts';

export type SelectFilterProps<Value extends string> = FilterProps<Value> & {
  label: string;
  /** The option that does not filter. */
  allLabel: string;
  options: ReadonlyArray<SelectOption & { value: Value }>;
  className?: string;
};

/** One of a few values, or all. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { value, onChange, label, allLabel, options, className } = props;
  return (
    <Select
      className={className}
      label={label}
      value={value}
      options={[{ value: '', label: allLabel }, ...options]}
      onChange={(event) => onChange(event.target.value as Value)}
    />
  );
}

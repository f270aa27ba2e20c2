import { Kbd } from '@croupier/ui/layout/Kbd.tsx';
import { clsx } from 'clsx';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';

export type PaletteListProps = {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  current: PaletteOption | undefined;
  onChoose: (option: PaletteOption) => void;
};

function Option({
  id,
  option: { label, details, keys, blocked },
  isCurrent,
  onChoose,
}: {
  id: string;
  option: PaletteOption;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const facts = blocked === undefined ? details : [...(details ?? []), blocked];
  return (
    <button
      type="button"
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a listbox
      role="option"
      aria-selected={isCurrent}
      aria-disabled={blocked !== undefined}
      tabIndex={-1}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex min-h-11 w-full cursor-pointer text-start items-center gap-3 rounded-field px-3 py-1.5 text-sm',
        isCurrent ? 'bg-brand-soft text-brand-text' : 'hover:bg-surface-3',
        blocked !== undefined && 'cursor-default',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className={clsx('block font-semibold wrap-anywhere', blocked !== undefined && 'text-muted')}>
          {label}
        </span>
        {facts && facts.length > 0 && (
          <span className="numeric block text-xs wrap-anywhere text-muted">{facts.join(' · ')}</span>
        )}
      </span>
      {keys && (
        <span className="flex shrink-0 gap-1 max-sm:hidden">
          {keys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </button>
  );
}

/** The options of the palette; the field above controls which one is current. */
export function PaletteList({ id, label, groups, current, onChoose }: PaletteListProps) {
  return (
    <div
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options with facts, which `select` cannot show
      role="listbox"
      aria-label={label}
    >
      {groups.map(({ title, options }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a listbox
        <div key={title} role="group" aria-label={title} className="mb-2">
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-subtle">
            {title}
          </p>
          {options.map((option) => (
            <Option
              key={option.id}
              id={`${id}-${option.id}`}
              option={option}
              isCurrent={option === current}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

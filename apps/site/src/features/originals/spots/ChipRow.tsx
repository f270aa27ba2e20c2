import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Repeat2, Trash2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Chip } from './Chip.tsx';
import './spots.css';
import { totalOf } from './spots.ts';
import type { TableBets } from './use-table.ts';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

export type ChipRowProps = { table: TableBets; disabled: boolean };

/** Chips to choose from, the total on the table, and what may be done with all of it. */
export function ChipRow({ table, disabled }: ChipRowProps) {
  const t = useTranslations('tables.chips');
  const format = useFormat();
  const isEmpty = table.placed.size === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div
        role="radiogroup"
        aria-label={t('label')}
        className="flex justify-between sm:max-lg:justify-start sm:max-lg:gap-3"
      >
        {table.chips.length === 0 &&
          PLACES.map((place) => (
            <span key={place} className="grid size-11.5 place-items-center">
              <Skeleton className="size-10.5 rounded-full!" />
            </span>
          ))}
        {table.chips.map((amount) => (
          <label key={String(amount)} className="chip-choice">
            <input
              type="radio"
              name="chip"
              className="sr-only"
              checked={amount === table.chip}
              disabled={disabled}
              onChange={() => table.setChip(amount)}
            />
            <span className="sr-only">{format.amount(amount)}</span>
            <Chip amountMinor={amount} size="lg" />
          </label>
        ))}
      </div>
      <div className="flex items-center gap-1 rounded-field bg-well py-1 pr-1 pl-3.5 shadow-well">
        <span className="mr-auto min-w-0 leading-tight">
          <span className="block text-2xs text-subtle">{t('total')}</span>
          <span className="numeric block truncate font-display font-bold" data-testid="table-total">
            {format.amount(totalOf(table.placed))}
          </span>
        </span>
        <IconButton
          label={t('undo')}
          icon={<Undo2 />}
          disabled={disabled || !table.canUndo}
          onClick={table.undo}
        />
        <IconButton
          label={t('repeat')}
          icon={<Repeat2 />}
          disabled={disabled || !table.canRepeat}
          onClick={table.repeat}
        />
        <IconButton
          label={`2×: ${t('double')}`}
          icon={
            <span aria-hidden className="numeric text-sm font-bold">
              2×
            </span>
          }
          disabled={disabled || isEmpty}
          onClick={table.double}
        />
        <IconButton
          label={t('clear')}
          icon={<Trash2 />}
          disabled={disabled || isEmpty}
          onClick={table.clear}
        />
      </div>
    </div>
  );
}

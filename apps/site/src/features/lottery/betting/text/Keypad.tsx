import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Delete } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ordersOf, PAIR_FILLS, type PairFill } from './fill-entries.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const KEY =
  'grid h-13 place-items-center rounded-field bg-key font-display text-xl font-bold ' +
  'shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line)] active:scale-[0.97] disabled:opacity-45';

function Boxes({ size, typed }: { size: number; typed: string }) {
  const t = useTranslations('lottery.bet');
  return (
    <output aria-label={t('typing')} className="flex justify-center gap-2">
      {Array.from({ length: size }, (_, at) => (
        <span
          key={at}
          data-next={at === typed.length || undefined}
          className="numeric grid size-12 place-items-center rounded-field bg-well font-display text-2xl font-bold shadow-well ring-1 ring-line-strong ring-inset data-next:ring-2 data-next:ring-brand-text"
        >
          {typed[at] ?? ''}
        </span>
      ))}
    </output>
  );
}

export type KeypadProps = {
  /** Digits of an entry. */
  size: number;
  /** Whether `12` and `21` are the same, so that there is nothing to reverse. */
  isUnordered: boolean;
  entries: readonly string[];
  onAdd: (entries: readonly string[]) => void;
  onRemove: (entry: string) => void;
};

/** Large digits for entries of a fixed length, and what fills in several at once. */
export function Keypad({ size, isUnordered, entries, onAdd, onRemove }: KeypadProps) {
  const t = useTranslations('lottery.bet');
  const [typed, setTyped] = useState('');
  const type = (digit: string): void => {
    const next = typed + digit;
    setTyped(next.length === size ? '' : next);
    if (next.length === size) onAdd([next]);
  };
  const back = (): void => {
    const last = entries.at(-1);
    if (typed !== '') setTyped(typed.slice(0, -1));
    else if (last !== undefined) onRemove(last);
  };
  return (
    <div className="grid gap-3">
      <Boxes {...{ size, typed }} />
      <div className="mx-auto grid w-full max-w-sm grid-cols-3 gap-2">
        {[...KEYS, '', '0'].map((digit) =>
          digit === '' ? (
            <button
              key="reverse"
              type="button"
              className={`${KEY} font-text! text-sm!`}
              disabled={isUnordered || size < 2 || entries.length === 0}
              onClick={() => onAdd(entries.flatMap(ordersOf))}
            >
              {t('reverse')}
            </button>
          ) : (
            <button key={digit} type="button" className={KEY} onClick={() => type(digit)}>
              {digit}
            </button>
          ),
        )}
        <button type="button" className={KEY} aria-label={t('back')} onClick={back}>
          <Delete aria-hidden className="size-5" />
        </button>
      </div>
      {size === 2 && typed.length === 1 && (
        <div className="flex flex-wrap justify-center gap-2">
          {(Object.keys(PAIR_FILLS) as PairFill[]).map((fill) => (
            <Button
              key={fill}
              size="sm"
              onClick={() => {
                onAdd(PAIR_FILLS[fill](typed));
                setTyped('');
              }}
            >
              {t(`fill.${fill}`, { digit: typed })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

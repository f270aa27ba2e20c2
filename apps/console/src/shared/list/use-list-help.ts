import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHelp } from '../palette/palette-store.ts';

const KEYS = [
  ['next', 'j'],
  ['previous', 'k'],
  ['open', 'enter'],
  ['openPage', 'shift enter'],
  ['nextRow', 'n'],
  ['nextPage', ']'],
  ['previousPage', '['],
  ['close', 'esc'],
  ['filter', '/'],
  ['select', 'x'],
] as const;

/** Lists the keys of a list in the help. */
export function useListHelp({ hasSelection }: { hasSelection: boolean }): void {
  const t = useTranslations('console.list.keys');
  const help = useMemo(
    () => ({
      title: t('title'),
      keys: KEYS.filter(([name]) => name !== 'select' || hasSelection).map(([name, key]) => ({
        key,
        label: t(name),
      })),
    }),
    [t, hasSelection],
  );
  useKeyHelp(help);
}

import type { useTranslations } from 'use-intl';

/** The texts about keys. */
export type KeyText = Parameters<ReturnType<typeof useTranslations<'originals.hotkeys'>>>[0];

/** A key and what it does in a game. */
export type KeyHelp = { keys: string; does: KeyText };

/** The keys for the stake, the same in every game. */
export const STAKE_KEYS: readonly KeyHelp[] = [
  { keys: 'A', does: 'half' },
  { keys: 'S', does: 'double' },
  { keys: 'D', does: 'max' },
];

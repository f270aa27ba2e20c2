import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { lotteryNames, type LotteryNames, type NameTranslator } from './lottery-names.ts';

/** The names of a family's plays in the reader's language. @param family as the server names it, or a catalogue's code */
export function useLotteryNames(family: string): LotteryNames {
  const t = useTranslations('lotteryNames') as unknown as NameTranslator;
  return useMemo(() => lotteryNames(t, family), [t, family]);
}

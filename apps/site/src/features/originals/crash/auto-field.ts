import { crashRules } from '@croupier/fairplay/crash-rules.ts';

/** The typed automatic cash-out in hundredths; null for none, undefined for a mistake. */
export function readAuto(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.').replace(/[x×]$/i, '');
  if (plain === '') return null;
  if (!/^\d{1,7}(?:\.\d{0,2})?$/.test(plain)) return undefined;
  const hundredths = Math.round(Number(plain) * 100);
  const { minCashOut, maxCashOut } = crashRules;
  return hundredths >= minCashOut && hundredths <= maxCashOut ? hundredths : undefined;
}

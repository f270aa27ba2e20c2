import { RECOVERY } from './factors.config.ts';

/** @param pick returns an integer from 0 to below its argument */
export function newRecoveryCode(pick: (below: number) => number): string {
  const letters = Array.from({ length: RECOVERY.length }, () =>
    RECOVERY.alphabet.charAt(pick(RECOVERY.alphabet.length)),
  ).join('');
  return `${letters.slice(0, RECOVERY.group)}-${letters.slice(RECOVERY.group)}`;
}

/** Normalizes a typed code: case and hyphen do not matter. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

import { useConsoleFormat } from '../../shared/use-console-format.ts';

const ONE = 10_000n;
const CENT = 100n;

/** Points as members see them: whole, or with two decimals. */
export function usePointFormat(): (pointsMinor: bigint) => string {
  const format = useConsoleFormat();
  return (pointsMinor) =>
    (pointsMinor / CENT) % (ONE / CENT) === 0n
      ? format.number(pointsMinor / ONE)
      : format.fixed(Number(pointsMinor / CENT) / 100, 2);
}

/** A name in the operator’s language, in English, or in any other. */
export const nameOf = (names: Readonly<Partial<Record<string, string>>>): string =>
  names['EN'] || Object.values(names).find((name) => name) || '–';

import { betCases } from './cases/bets.ts';
import { rollbackCases } from './cases/rollbacks.ts';
import { sessionCases } from './cases/sessions.ts';
import { unitCases } from './cases/units.ts';
import { winCases } from './cases/wins.ts';
import type { ConformanceCase } from './suite.ts';

const numberOf = ({ id }: ConformanceCase): number =>
  Number(/\d+/.exec(id)?.[0]) + (id.startsWith('C') ? 100 : 0);

/** Every case, in the order of their numbers. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...betCases,
  ...winCases,
  ...rollbackCases,
  ...sessionCases,
  ...unitCases,
].sort((a, b) => numberOf(a) - numberOf(b));

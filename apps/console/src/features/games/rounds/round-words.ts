import type { RoundRecord } from '@croupier/contract/games/round-control.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const ROUND_TONES: Readonly<Record<RoundRecord['round']['state'], Tone>> = {
  open: 'info',
  settled: 'win',
  voided: 'neutral',
};

/** The result in the game's own record as label and value, without what the page shows elsewhere. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['jackpot', 'seedPairId', 'nonce', 'clientSeed']);

export const recordedFields = (detail: RoundRecord['round']['detail']): Array<[string, string]> =>
  Object.entries(detail)
    .filter(([name]) => !SHOWN_ELSEWHERE.has(name))
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);

import type { DrawState } from '@croupier/contract/games/lottery-draws.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const DRAW_TONES: Readonly<Record<DrawState, Tone>> = {
  planned: 'neutral',
  open: 'win',
  closed: 'info',
  sealed: 'info',
  held: 'lose',
  late: 'warn',
  drawn: 'brand',
  settling: 'brand',
  settled: 'win',
  correcting: 'warn',
  void: 'neutral',
};

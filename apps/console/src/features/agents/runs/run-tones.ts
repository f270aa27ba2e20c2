import type { Tone } from '@croupier/ui/status/Badge.tsx';
import type { RunState } from '../agents.queries.ts';

export const RUN_TONES: Readonly<Record<RunState, Tone>> = {
  computed: 'info',
  review: 'warn',
  approved: 'brand',
  paid: 'win',
};

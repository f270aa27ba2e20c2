import type { LotteryChase } from '@croupier/contract/games/lottery-chases.ts';
import type { LotteryTicket } from '@croupier/contract/games/lottery-tickets.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const TICKET_TONES: Readonly<Record<LotteryTicket['state'], Tone>> = {
  open: 'info',
  won: 'win',
  lost: 'neutral',
  refunded: 'warn',
  cancelled: 'neutral',
};

export const CHASE_TONES: Readonly<Record<LotteryChase['state'], Tone>> = {
  running: 'info',
  done: 'neutral',
  won: 'win',
  stopped: 'warn',
};

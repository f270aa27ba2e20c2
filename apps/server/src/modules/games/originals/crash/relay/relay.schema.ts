import { crashBet, crashMessage } from '@croupier/contract/games/crash-room.ts';
import { z } from 'zod';

const head = {
  /** The process that says it. */
  from: z.string(),
  merchantId: z.string(),
};

/** What the processes of a deployment tell each other about the rooms of crash. */
export const relayMessage = z.discriminatedUnion('kind', [
  /** Pages watch the room in a process that does not lead it. */
  z.object({ ...head, kind: z.literal('watch') }),
  /** The leader shall tell all that there is to see. */
  z.object({ ...head, kind: z.literal('ask') }),
  /** What the leader tells the pages: a snapshot without own bets, or a delta. */
  z.object({ ...head, kind: z.literal('told'), data: crashMessage }),
  /** Bets of this member have changed; null for those of everybody. */
  z.object({ ...head, kind: z.literal('own'), memberId: z.string().nullable() }),
  /** A bet was placed or cancelled in a process that does not lead the room. */
  z.object({ ...head, kind: z.literal('bet'), betId: z.string() }),
  z.object({
    ...head,
    kind: z.literal('cash_out'),
    callId: z.string(),
    memberId: z.string(),
    betId: z.string(),
  }),
  z.object({
    ...head,
    kind: z.literal('answer'),
    callId: z.string(),
    betId: z.string(),
    bet: crashBet.nullable(),
    code: z.string().nullable(),
  }),
]);
export type RelayMessage = z.infer<typeof relayMessage>;

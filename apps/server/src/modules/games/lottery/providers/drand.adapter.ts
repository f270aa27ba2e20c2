import { z } from 'zod';
import type { BeaconRound } from '@croupier/fairplay/lottery/beacon.ts';
import type { OutgoingCall } from '../../../../platform/http/outgoing-call.ts';

const TIMEOUT_MILLISECONDS = 3_000;
const OK = 200;

const answerSchema = z.object({
  round: z.int(),
  randomness: z.string().max(128),
  signature: z.string().max(256),
});

/** Asks a node of drand for a round; undefined while there is none. Whether it is genuine is for the caller to check. */
export const createDrand =
  (call: OutgoingCall) =>
  async (
    { url, chainHash }: { url: string; chainHash: string },
    round: bigint,
  ): Promise<BeaconRound | undefined> => {
    const answer = await call('', {
      base: url,
      path: `/${chainHash}/public/${round}`,
      method: 'GET',
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    if (answer.kind === 'unanswered' || answer.status !== OK) return undefined;
    const told = answerSchema.safeParse(JSON.parse(answer.text));
    return told.success ? told.data : undefined;
  };

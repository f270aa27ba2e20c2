import { envelopesRoutes as routes } from '@croupier/contract/contests/envelopes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { factsOf } from '../contests.rules.ts';
import type { createEnvelopes, ShownEnvelope } from './envelopes.usecases.ts';

const envelopeOf = (
  { contest, row, counts }: ShownEnvelope,
  { now, language }: { now: Date; language: string },
) => ({
  ...factsOf(contest, { now, language }),
  entries: row.joinUntil ? counts.joins : counts.taken,
  way: row.joinUntil ? ('rain' as const) : ('first' as const),
  pool: row.poolMinor,
  minShare: row.minMinor,
  shares: row.shares,
  taken: counts.taken,
  joinUntil: row.joinUntil,
  joined: counts.joined,
  mine: counts.mineMinor,
  seedHash: row.seedHash,
  seed: row.seed,
});

export const envelopesRoutes = (
  envelopes: ReturnType<typeof createEnvelopes>,
  { clock, currencyOf }: { clock: Clock; currencyOf: (merchantId: string) => Promise<string> },
): BoundRoutes =>
  bindRoutes(routes, {
    redEnvelopes: async ({ account, language }) => {
      const list = await envelopes.list({ merchantId: account.merchantId, memberId: account.id });
      const now = clock.now();
      return { envelopes: list.map((view) => envelopeOf(view, { now, language })) };
    },
    openRedEnvelope: async ({ account, params: { envelopeId } }) => {
      const { merchantId, id: memberId } = account;
      const opened = await envelopes.open({ merchantId, memberId, contestId: envelopeId });
      return {
        status: opened.status,
        amount: opened.status === 'opened' ? opened.amountMinor : null,
        currency: await currencyOf(merchantId),
      };
    },
    redEnvelopeShares: async ({ account, params: { envelopeId } }) => {
      const { merchantId, id: memberId } = account;
      const { units, minUnits, ...found } = await envelopes.shares({
        merchantId,
        memberId,
        contestId: envelopeId,
      });
      return { ...found, units: String(units), minUnits: String(minUnits) };
    },
  });

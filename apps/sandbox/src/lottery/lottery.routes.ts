import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../pages/layout.ts';
import { BEACON, forged, latestRound, roundAt } from './beacon.ts';
import { createLotteryFaults, isLotteryFault, type LotteryFaults } from './lottery.faults.ts';
import { lotteryPage } from './lottery.page.ts';
import { dayBefore, prizesOf } from './results.ts';

type FeedCall = { Params: { owner: string; lottery: string; number: string } };

function addFeeds(server: FastifyInstance, faults: LotteryFaults): void {
  server.get<FeedCall>('/lottery/feeds/:owner/results/:lottery/:number', async (request, reply) => {
    const { owner, lottery, number } = request.params;
    if (faults.take(owner, 'down')) return cut(reply);
    const variant = faults.take(owner, 'wrong') || faults.take(owner, 'corrected') ? `/${owner}` : '';
    const told = faults.take(owner, 'yesterday') ? dayBefore(number) : number;
    const prizes = /^\d{8}$/.test(number) ? prizesOf(lottery, told, variant) : undefined;
    if (!prizes || faults.take(owner, 'late')) return reply.code(404).send({ error: 'no result' });
    if (faults.take(owner, 'incomplete')) prizes.at(-1)?.numbers.pop();
    return { lottery, number: told, isFinal: true, prizes };
  });
}

function addBeacon(server: FastifyInstance, faults: LotteryFaults): void {
  const { chainHash, publicKey, genesisSeconds, periodSeconds } = BEACON;
  const base = `/lottery/beacon/${chainHash}`;
  server.get(`${base}/info`, async () => ({
    public_key: publicKey,
    period: periodSeconds,
    genesis_time: genesisSeconds,
    hash: chainHash,
    schemeID: 'bls-unchained-g1-rfc9380',
  }));
  server.get<{ Params: { round: string } }>(`${base}/public/:round`, async ({ params }, reply) => {
    if (faults.take('beacon', 'down')) return cut(reply);
    const asked = params.round === 'latest' ? latestRound(Date.now()) : Number(params.round);
    const round = roundAt(faults.take('beacon', 'other_round') ? asked - 1 : asked, Date.now());
    if (!round || faults.take('beacon', 'late')) return reply.code(425).send({ error: 'too early' });
    return faults.take('beacon', 'wrong') ? forged(round) : round;
  });
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

type Toggle = { provider?: string; fault?: string; isOn?: string };
type Armed = { provider: string; fault: string; times?: number };

/** Two feeds of results and a random beacon, with the panel that makes them fail. */
export function addLottery(server: FastifyInstance): void {
  const faults = createLotteryFaults();
  addFeeds(server, faults);
  addBeacon(server, faults);
  server.get('/lottery', async (_request, reply) => sendPage(reply, lotteryPage(faults)));
  server.put<{ Body: { faults?: Armed[] } }>('/lottery/faults', async ({ body }, reply) => {
    const armed = body.faults ?? [];
    if (!armed.every(({ fault }) => isLotteryFault(fault)))
      return reply.code(400).send({ error: 'faults: provider and fault of each' });
    faults.replace(
      armed.flatMap(({ provider, fault, times = 'always' as const }) =>
        isLotteryFault(fault) ? [{ provider, fault, times }] : [],
      ),
    );
    return { faults: faults.list() };
  });
  server.post<{ Body: Toggle }>('/lottery/faults', async ({ body: { provider, fault, isOn } }, reply) => {
    if (!isLotteryFault(fault) || !provider) return reply.code(400).send('provider and fault');
    if (isOn === 'yes') faults.arm({ provider, fault, times: 'always' });
    else faults.disarm(provider, fault);
    return reply.redirect(`/lottery#${provider}`, 303);
  });
}

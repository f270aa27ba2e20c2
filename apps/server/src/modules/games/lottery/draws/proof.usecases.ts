import { z } from 'zod';
import type { DrawProof } from '@croupier/contract/games/lottery-draws.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { findChain } from '../chains/chains.queries.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { findBeacon } from '../results/beacons.queries.ts';
import { listReadings } from '../results/readings.queries.ts';
import { listResults } from '../results/results.queries.ts';
import { findDraw } from './draws.queries.ts';
import { publicDrawId, type Draw, type DrawResult } from './draws.types.ts';

const ownEvidence = z.object({ secret: z.string(), signature: z.string(), randomness: z.string() });
const feedEvidence = z.object({
  feeds: z.array(z.object({ owner: z.string(), evidence: z.string(), firstAt: z.coerce.date() })),
});

function publicResult({
  version,
  numbers,
  at,
  evidence,
  enteredBy,
}: DrawResult): DrawProof['results'][number] {
  const told = feedEvidence.safeParse(evidence);
  const source = enteredBy !== null ? 'operators' : told.success ? 'feeds' : 'own';
  return { version, numbers: [...numbers], at, source, feeds: told.data?.feeds ?? [] };
}

async function chainOf(db: Db, { chainId, chainIndex }: Draw): Promise<DrawProof['chain']> {
  const chain = chainId === null ? undefined : await findChain(db, chainId);
  if (!chain?.anchor || !chain.publishedAt || chainIndex === null) return null;
  const { anchor, publishedAt, length } = chain;
  return { anchor, publishedAt, length, index: chainIndex };
}

/** The newest of what each feed has told, for those who wait for a result. */
async function provisionalOf(db: Db, { id, state }: Draw): Promise<DrawProof['provisional']> {
  if (state === 'void') return [];
  const newest = new Map<string, DrawProof['provisional'][number]>();
  for (const { owner, numbers, lastAt: at } of await listReadings(db, id)) {
    const known = newest.get(owner);
    if (!known || known.at < at) newest.set(owner, { owner, numbers: [...numbers], at });
  }
  return [...newest.values()];
}

type Drawn = z.output<typeof ownEvidence> | undefined;

async function beaconOf(db: Db, { beaconId, beaconRound }: Draw, drawn: Drawn): Promise<DrawProof['beacon']> {
  const beacon = beaconId === null ? undefined : await findBeacon(db, beaconId);
  if (!beacon) return null;
  const { chainHash, publicKey, genesisAt, periodSeconds } = beacon;
  return {
    chainHash,
    publicKey,
    genesisAt,
    periodSeconds,
    round: beaconRound === null ? null : Number(beaconRound),
    signature: drawn?.signature ?? null,
    randomness: drawn?.randomness ?? null,
  };
}

/** What anybody needs to check a draw, as far as it may be known yet. @throws `lottery.draw_not_found` */
export async function readProof(
  { db }: { db: Db },
  { merchantId, id }: { merchantId: string; id: string },
): Promise<DrawProof> {
  const draw = await findDraw(db, { id });
  if (!draw || (draw.brandOf !== null && draw.brandOf !== merchantId))
    throw appError(lotteryErrors.drawNotFound);
  const results = await listResults(db, id);
  const drawn = draw.source === 'own' ? ownEvidence.safeParse(results[0]?.evidence).data : undefined;
  const { lotteryId, number, family, opensAt, closesAt, drawsAt, state, catalogueVersion, mappingVersion } =
    draw;
  const { sealedAt, tickets, ticketRoot, voidReason } = draw;
  return {
    draw: {
      id,
      gameCode: lotteryId,
      number,
      family,
      publicId: publicDrawId(draw),
      opensAt,
      closesAt,
      drawsAt,
      state,
      catalogueVersion,
      mappingVersion,
      sealedAt,
      tickets,
      ticketRoot,
      voidReason,
    },
    chain: await chainOf(db, draw),
    beacon: await beaconOf(db, draw, drawn),
    secret: drawn?.secret ?? null,
    results: results.map(publicResult),
    provisional: draw.source === 'feed' && results.length === 0 ? await provisionalOf(db, draw) : [],
  };
}

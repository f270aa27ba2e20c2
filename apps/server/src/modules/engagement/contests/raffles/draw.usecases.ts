import { formatMoney } from '@croupier/contract/money.ts';
import type { ShapeOf } from '@croupier/contract/contests/shapes.ts';
import { rootOfTree } from '@croupier/fairplay/merkle.ts';
import { decidingRound, drawWinners, raffleTree, ticketsOf } from '@croupier/fairplay/contests/raffle.ts';
import { listInState, moveContest } from '../contests.queries.ts';
import type { Contest, ContestParts, PublicBeacon } from '../contests.types.ts';
import { giveDue } from '../giving.usecases.ts';
import { openSeed, raffleSeedOwner } from '../seeds.usecases.ts';
import {
  insertDraws,
  listRaffleRows,
  lockDueDraws,
  markDraws,
  saveDraw,
  saveList,
  type DrawnPrize,
  type RaffleRow,
} from './raffles.queries.ts';
import { listLines, numberTickets } from './tickets.queries.ts';

type Raffle = Contest<'raffle'>;

export const timesOf = ({ genesisAt, periodSeconds }: PublicBeacon) => ({
  genesisSeconds: genesisAt.getTime() / 1_000,
  periodSeconds,
});

/** The amount of each single prize, from the first one drawn. */
export const prizeAmounts = ({ prizes }: Pick<ShapeOf<'raffle'>, 'prizes'>): bigint[] =>
  prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount));

/** Numbers the tickets and publishes the list, once everything that counts is sealed. */
async function publishList(deps: ContestParts, raffle: Raffle, row: RaffleRow): Promise<void> {
  const { db, clock, beacons } = deps;
  const key = { merchantId: raffle.merchantId, contestId: raffle.id };
  const times = timesOf(await beacons.get(row.beaconId));
  await db.transaction().execute(async (tx) => {
    const at = clock.now();
    if (!(await moveContest(tx, { ...key, to: 'sealed', at }))) return;
    await numberTickets(tx, key);
    const lines = await listLines(tx, key);
    const tickets = ticketsOf(lines);
    if (tickets === undefined) throw new Error(`the list of raffle ${raffle.id} has gaps`);
    await saveList(tx, {
      ...key,
      at,
      root: rootOfTree(raffleTree(lines)),
      members: lines.length,
      tickets,
      round: decidingRound(times, raffle.closesAt.getTime(), at.getTime()),
    });
  });
}

/** Draws with the beacon's round and the seed, which is published with it. */
async function draw(deps: ContestParts, raffle: Raffle, row: RaffleRow): Promise<void> {
  const { db, clock, beacons, outbox } = deps;
  const { merchantId, id: contestId, shape } = raffle;
  if (row.root === null || row.round === null) return;
  const spoken = beacons.round(row.beaconId, row.round);
  // A silent beacon: the draw waits.
  if (!spoken) return;
  const { signature, randomness } = spoken;
  const seed = await openSeed(deps, row, raffleSeedOwner(merchantId, contestId));
  const lines = await listLines(db, { merchantId, contestId });
  const owners = new Map(lines.map(({ tag, memberId }) => [tag, memberId]));
  const amounts = prizeAmounts(shape);
  const { mayWinAgain } = shape;
  const wins = drawWinners({ seed, root: row.root, randomness }, lines, {
    prizes: amounts.length,
    mayWinAgain,
  });
  const draws = wins.map((win): DrawnPrize => {
    const memberId = owners.get(win.tag);
    const amountMinor = amounts[win.prize];
    if (memberId === undefined || amountMinor === undefined) throw new Error('a prize was drawn for nobody');
    return { ...win, memberId, amountMinor };
  });
  await db.transaction().execute(async (tx) => {
    const at = clock.now();
    if (!(await moveContest(tx, { merchantId, contestId, to: 'over', at }))) return;
    await saveDraw(tx, { merchantId, contestId, at, seed, signature, randomness });
    if (draws.length > 0) await insertDraws(tx, { merchantId, contestId, draws });
    const paid = draws.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const payload = { contestId, kind: 'raffle', prizes: draws.length, paid: formatMoney(paid) };
    await outbox.record(tx, { merchantId, type: 'contest.closed', payload });
  });
}

const givePrizes = (deps: ContestParts, raffle: Raffle): Promise<void> =>
  giveDue(deps, raffle, async (tx, limit) => {
    const { merchantId, id: contestId } = raffle;
    const due = await lockDueDraws(tx, { merchantId, contestId, limit });
    return {
      prizes: due.map(({ memberId, prize, ticket, amountMinor }) => ({
        memberId,
        windowKey: `raffle:${contestId}:${prize}`,
        rewards: [{ kind: 'cash' as const, amountMinor }],
        because: [{ key: 'raffle.ticket', isMet: true, have: String(ticket) }],
        state: 'issued' as const,
        badge: 'raffle_winner' as const,
      })),
      mark: (within, grantIds) =>
        markDraws(within, {
          merchantId,
          contestId,
          at: deps.clock.now(),
          given: due.map(({ prize }, index) => ({ prize, grantId: grantIds[index] ?? null })),
        }),
    };
  });

const DUE_MILLISECONDS = 7 * 24 * 60 * 60_000;

/** Everything from the last sealed slot of a raffle to its prizes; continues where it was interrupted. */
export async function advanceRaffles(
  deps: ContestParts,
  { merchantId, readUntil }: { merchantId: string; readUntil: number },
): Promise<void> {
  const { db, clock } = deps;
  const inState = async (state: Raffle['state']) => {
    const raffles = await listInState(db, { merchantId, kind: 'raffle', state });
    const rows = await listRaffleRows(db, { merchantId, contestIds: raffles.map(({ id }) => id) });
    return raffles.flatMap((raffle) => {
      const row = rows.get(raffle.id);
      return row ? [{ raffle, row }] : [];
    });
  };
  for (const { raffle, row } of await inState('open'))
    if (raffle.untilPeriod <= readUntil) await publishList(deps, raffle, row);
  for (const { raffle, row } of await inState('sealed')) await draw(deps, raffle, row);
  const since = new Date(clock.now().getTime() - DUE_MILLISECONDS);
  for (const { raffle, row } of await inState('over'))
    if (row.drawnAt && row.drawnAt > since) await givePrizes(deps, raffle);
}

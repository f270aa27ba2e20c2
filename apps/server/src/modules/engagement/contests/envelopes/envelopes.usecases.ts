import { appError } from '../../../../platform/http/errors.ts';
import { PAYABLE_UNIT_MINOR, SHOWN_AFTER_MILLISECONDS } from '../contests.config.ts';
import { contestErrors } from '../contests.errors.ts';
import { findContest, listContests } from '../contests.queries.ts';
import type { ContestKey, ContestParts, MemberKey } from '../contests.types.ts';
import { checkStanding } from '../standing.usecases.ts';
import { claimDomain, type ClaimCommand, type ClaimOutcome } from './claims-domain.usecases.ts';
import {
  insertJoin,
  listCounts,
  listEnvelopeRows,
  listShares,
  type Counts,
  type EnvelopeRow,
} from './envelopes.queries.ts';
import type { EnvelopeContest } from './funding.usecases.ts';

export type ShownEnvelope = { contest: EnvelopeContest; row: EnvelopeRow; counts: Counts };
export type Opened = { status: 'opened'; amountMinor: bigint } | { status: 'joined' };

const REFUSALS = {
  empty: contestErrors.empty,
  taken: contestErrors.tryAgain,
  over: contestErrors.over,
} as const;

export function createEnvelopes(parts: ContestParts) {
  const { db, clock, wallet } = parts;
  let lane: { submit: (command: ClaimCommand) => Promise<ClaimOutcome> } | undefined;
  /** Created with the first claim: most processes never need it. */
  const submit = (command: ClaimCommand): Promise<ClaimOutcome> => {
    lane ??= wallet.createLane(claimDomain);
    return lane.submit(command);
  };

  const shown = async (
    { merchantId, memberId }: MemberKey,
    contests: readonly EnvelopeContest[],
  ): Promise<ShownEnvelope[]> => {
    const contestIds = contests.map(({ id }) => id);
    const [rows, counts] = await Promise.all([
      listEnvelopeRows(db, { merchantId, contestIds }),
      listCounts(db, { merchantId, memberId, contestIds }),
    ]);
    return contests.flatMap((contest) => {
      const row = rows.get(contest.id);
      const own = counts.find(({ contestId }) => contestId === contest.id);
      return row && own ? [{ contest, row, counts: own }] : [];
    });
  };

  const get = async (key: ContestKey & { memberId: string }): Promise<ShownEnvelope> => {
    const contest = await findContest(db, key, 'envelope');
    const [view] = contest ? await shown(key, [contest]) : [];
    if (!view) throw appError(contestErrors.notFound);
    return view;
  };

  return {
    list: async (member: MemberKey): Promise<ShownEnvelope[]> => {
      const closedSince = new Date(clock.now().getTime() - SHOWN_AFTER_MILLISECONDS);
      const { merchantId } = member;
      return shown(member, await listContests(db, { merchantId, kind: 'envelope', closedSince }));
    },

    /** @throws `contests.not_found`, `.not_yet`, `.over`, `.empty`, `.try_again`, `.not_for_you` */
    open: async (key: ContestKey & { memberId: string }): Promise<Opened> => {
      const contest = await findContest(db, key, 'envelope');
      if (!contest) throw appError(contestErrors.notFound);
      const now = clock.now();
      if (now < contest.opensAt) throw appError(contestErrors.notYet);
      const { joinSeconds } = contest.shape;
      if (joinSeconds === null) {
        if (contest.state !== 'open' || contest.closesAt <= now) throw appError(contestErrors.over);
        await checkStanding(parts, contest, key.memberId);
        const outcome = await submit({ ...key, currency: contest.currency });
        if (outcome.status !== 'opened') throw appError(REFUSALS[outcome.status]);
        return outcome;
      }
      const { counts } = await get(key);
      if (counts.mineMinor !== null) return { status: 'opened', amountMinor: counts.mineMinor };
      if (counts.joined) return { status: 'joined' };
      if (now.getTime() >= contest.opensAt.getTime() + joinSeconds * 1_000)
        throw appError(contestErrors.over);
      await checkStanding(parts, contest, key.memberId);
      await db.transaction().execute((tx) => insertJoin(tx, { ...key, at: clock.now() }));
      return { status: 'joined' };
    },

    /** All shares of an envelope that is over. @throws `contests.not_found`, `.not_over` */
    shares: async (key: ContestKey & { memberId: string }) => {
      const { row } = await get(key);
      if (row.seed === null) throw appError(contestErrors.notOver);
      const shares = await listShares(db, key);
      return {
        seed: row.seed,
        seedHash: row.seedHash,
        units: row.poolMinor / PAYABLE_UNIT_MINOR,
        minUnits: row.minMinor / PAYABLE_UNIT_MINOR,
        shares: shares.map(({ amountMinor, memberId }) => ({
          amount: amountMinor,
          isMine: memberId === key.memberId,
          isTaken: memberId !== null,
        })),
      };
    },
  };
}

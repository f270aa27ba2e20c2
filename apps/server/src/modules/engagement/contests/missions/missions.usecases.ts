import { appError } from '../../../../platform/http/errors.ts';
import { SHOWN_AFTER_MILLISECONDS } from '../contests.config.ts';
import { contestErrors } from '../contests.errors.ts';
import { findContest, listContests, listInState, moveContest, setEntries } from '../contests.queries.ts';
import { startOfPeriod } from '../contests.rules.ts';
import type { Contest, ContestDeps, ContestKey, MemberKey } from '../contests.types.ts';
import { giveDue } from '../giving.usecases.ts';
import { publicNames } from '../names.reads.ts';
import {
  countBefore,
  countMissionMembers,
  listMemberships,
  listMissionBoard,
  listProgress,
  type MissionMember,
} from './missions.reads.ts';
import { statusOf, stepsOf } from './missions.rules.ts';
import { addEvent, lockDone, markDone } from './progress.queries.ts';

type Mission = Contest<'mission'>;

export function createMissions(deps: ContestDeps) {
  const { db, clock, figures, prizes } = deps;
  const reader = figures.reader('contests');

  /** Those that a member may see: running, or closed a short time ago. */
  const shown = async ({ merchantId }: Pick<MemberKey, 'merchantId'>): Promise<Mission[]> => {
    const now = clock.now();
    const closedSince = new Date(now.getTime() - SHOWN_AFTER_MILLISECONDS);
    const all = await listContests(db, { merchantId, kind: 'mission', closedSince });
    return all.filter(({ opensAt }) => opensAt <= now);
  };

  const list = async (member: MemberKey) => {
    const missions = await shown(member);
    const contestIds = missions.map(({ id }) => id);
    const going = missions.filter(({ state }) => state === 'open');
    const [first] = going;
    const from = going.reduce((at, { opensAt }) => (opensAt < at ? opensAt : at), clock.now());
    const [progress, memberships, played, until] = await Promise.all([
      listProgress(db, { ...member, contestIds }),
      listMemberships(db, { ...member, contestIds }),
      first ? figures.ofMember({ ...member, currency: first.currency, from }) : undefined,
      reader.readUntil(db, member.merchantId),
    ]);
    const grantIds = memberships.flatMap(({ grantId }) => grantId ?? []);
    const waiting = await prizes.waiting(db, { merchantId: member.merchantId, grantIds });
    return {
      sealedUntil: until === undefined ? null : startOfPeriod(until),
      missions: missions.map((mission) => {
        const own = memberships.find(({ contestId }) => contestId === mission.id);
        const rows = progress.filter(({ contestId }) => contestId === mission.id);
        const unsealed = mission.state === 'open' ? (played?.provisional ?? []) : [];
        return {
          mission,
          steps: stepsOf(mission, rows, unsealed),
          status: statusOf(mission, own, waiting),
        };
      }),
    };
  };

  const rowsOf = async (
    mission: Mission,
    page: ReadonlyArray<MissionMember & { place: number }>,
    memberId: string,
  ) => {
    const names = await publicNames(db, {
      merchantId: mission.merchantId,
      memberIds: page.map((row) => row.memberId),
    });
    const { rewards, steps } = mission.shape;
    const [reward] = rewards;
    return page.map((row) => ({
      place: row.place,
      name: names.get(row.memberId) ?? '***',
      isMe: row.memberId === memberId,
      score: BigInt(row.steps) * 10_000n,
      prize: row.steps >= steps.length ? (reward?.amountMinor ?? null) : null,
    }));
  };

  return {
    list,

    summary: async (member: MemberKey) => {
      const { missions } = await list(member);
      const count = (status: string): number => missions.filter((one) => one.status === status).length;
      return { going: count('going'), claimable: count('claimable'), claimed: count('claimed') };
    },

    /** The best of one mission; without an id, of the one that closes next. */
    board: async (
      { contestId, ...member }: MemberKey & { contestId: string | undefined },
      { pageNum, pageSize }: { pageNum: number; pageSize: number },
    ) => {
      const all = await shown(member);
      const mission = contestId
        ? await findContest(db, { ...member, contestId }, 'mission')
        : (all.find(({ state }) => state === 'open') ?? all.at(-1));
      if (!mission) {
        if (contestId) throw appError(contestErrors.notFound);
        return { mission: null, rows: [], me: null, totalPages: 0 };
      }
      const key = { merchantId: member.merchantId, contestId: mission.id };
      const offset = (pageNum - 1) * pageSize;
      const [page, [own]] = await Promise.all([
        listMissionBoard(db, { ...key, offset, limit: pageSize }),
        listMemberships(db, { ...member, contestIds: [mission.id] }),
      ]);
      const placed = page.map((row, index) => ({ ...row, place: offset + index + 1 }));
      const mine = own && [{ ...own, place: 1 + (await countBefore(db, { ...own, ...key })) }];
      return {
        mission,
        rows: await rowsOf(mission, placed, member.memberId),
        me: mine ? ((await rowsOf(mission, mine, member.memberId))[0] ?? null) : null,
        totalPages: Math.ceil(mission.entries / pageSize),
      };
    },

    /** @throws `contests.not_found`, `.not_done` */
    claim: async ({ contestId, ...member }: MemberKey & { contestId: string }): Promise<void> => {
      const mission = await findContest(db, { ...member, contestId }, 'mission');
      if (!mission) throw appError(contestErrors.notFound);
      const find = async () => (await listMemberships(db, { ...member, contestIds: [contestId] }))[0];
      const own = await find();
      if (!own || own.steps < mission.shape.steps.length) throw appError(contestErrors.notDone);
      if (own.givenAt === null) await giveRewards(deps, mission);
      const given = own.givenAt === null ? await find() : own;
      const grantId = given?.grantId;
      if (grantId) await prizes.claim({ ...member, grantId });
    },

    /** Counts an event for every mission that has it as a step. */
    happened: async ({ event, ...member }: MemberKey & { event: string }): Promise<void> => {
      const at = clock.now();
      for (const mission of await shown(member)) {
        const step = mission.shape.steps.findIndex((one) => one.do === 'event' && one.event === event);
        if (step < 0 || mission.state !== 'open' || mission.closesAt <= at) continue;
        await db
          .transaction()
          .execute((tx) => addEvent(tx, { mission, step, at, memberId: member.memberId }));
      }
    },
  };
}

const giveRewards = (deps: ContestDeps, mission: Mission): Promise<void> =>
  giveDue(deps, mission, async (tx, limit) => {
    const { merchantId, id: contestId, shape } = mission;
    const due = await lockDone(tx, { merchantId, contestId, steps: shape.steps.length, limit });
    return {
      prizes: due.map((memberId) => ({
        memberId,
        windowKey: `mission:${contestId}`,
        rewards: shape.rewards,
        because: [{ key: 'mission.steps', isMet: true, have: String(shape.steps.length) }],
        state: 'issued' as const,
        badge: 'mission_master' as const,
      })),
      mark: (within, grantIds) =>
        markDone(within, {
          merchantId,
          contestId,
          at: deps.clock.now(),
          given: due.map((memberId, index) => ({ memberId, grantId: grantIds[index] ?? null })),
        }),
    };
  });

/** Gives the rewards of missions, counts who takes part, and ends those whose last slot was read. */
export async function advanceMissions(
  deps: ContestDeps,
  { merchantId, readUntil }: { merchantId: string; readUntil: number },
): Promise<void> {
  const { db, clock } = deps;
  for (const mission of await listInState(db, { merchantId, kind: 'mission', state: 'open' })) {
    const key: ContestKey = { merchantId, contestId: mission.id };
    await giveRewards(deps, mission);
    await db.transaction().execute(async (tx) => {
      await setEntries(tx, { ...key, entries: await countMissionMembers(tx, key) });
      if (mission.untilPeriod <= readUntil) await moveContest(tx, { ...key, to: 'over', at: clock.now() });
    });
  }
}

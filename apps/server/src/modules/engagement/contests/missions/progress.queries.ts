import type { MissionStep } from '@croupier/contract/contests/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { cashIn, type SealedSpan } from '../../../games/figures/index.ts';
import type { Contest, ContestKey, Tx } from '../contests.types.ts';
import { ownBets, roundsPlayed } from '../played.reads.ts';

type Mission = Contest<'mission'>;
type StepOf = { mission: Mission; step: number; at: Date };

const deposits = ({ currency }: Mission, span: SealedSpan): RawBuilder<unknown> => sql`(
  select s.member_id, sum(s.in_minor)::int8 as amount from ${cashIn(span)} s
  where s.currency = ${currency} and s.kind = 'main' and s.code = 'deposit' group by s.member_id
)`;

/** Members who have proved a mobile number, among those who have done something of the mission. */
const verified = ({ merchantId, id }: Mission, target: bigint): RawBuilder<unknown> => sql`(
  select m.id as member_id, ${target}::int8 as amount from members m
  where m.merchant_id = ${merchantId} and m.mobile_verified_at is not null
    and exists (select from mission_progress d where d.merchant_id = ${merchantId} and d.contest_id = ${id}
      and d.member_id = m.id)
    and not exists (select from mission_progress d where d.merchant_id = ${merchantId} and d.contest_id = ${id}
      and d.member_id = m.id and d.reached_at is not null
      and d.step = (select min(x.ordinality) - 1 from contests c,
        jsonb_array_elements(c.shape -> 'steps') with ordinality x (value, ordinality)
        where c.merchant_id = ${merchantId} and c.id = ${id} and x.value ->> 'event' = 'member.mobile_bound'))
)`;

function doneIn(mission: Mission, step: MissionStep, span: SealedSpan): RawBuilder<unknown> | undefined {
  const { currency } = mission;
  const filter = { span, currency, classes: step.class === null ? [] : [step.class], gameId: step.gameId };
  if (step.do === 'bet') return ownBets(filter);
  if (step.do === 'rounds') return roundsPlayed(filter);
  if (step.do === 'deposit') return deposits(mission, span);
  return step.event === 'member.mobile_bound' ? verified(mission, step.target) : undefined;
}

async function addDone(
  tx: Tx,
  { mission, step, at }: StepOf,
  { done, target }: { done: RawBuilder<unknown>; target: bigint },
): Promise<void> {
  const { merchantId, id: contestId } = mission;
  await sql`
    insert into mission_progress as p (merchant_id, contest_id, member_id, step, done_minor, reached_at)
    select ${merchantId}, ${contestId}, d.member_id, ${step}, d.amount,
      case when d.amount >= ${target} then ${at}::timestamptz end
    from ${done} d where d.amount <> 0 order by d.member_id
    on conflict (merchant_id, contest_id, member_id, step) do update set
      done_minor = p.done_minor + excluded.done_minor,
      reached_at = case when p.reached_at is not null then p.reached_at
        when p.done_minor + excluded.done_minor >= ${target} then ${at} end`.execute(tx);
}

/** Adds what members have done in a sealed span, step by step, and moves those who have reached one. */
export async function addProgress(
  tx: Tx,
  mission: Mission,
  { span, at }: { span: SealedSpan; at: Date },
): Promise<void> {
  // Events last: they count for who has done something else.
  const steps = mission.shape.steps.map((step, index) => ({ step, index }));
  const order = [...steps.filter((one) => one.step.do !== 'event'), ...steps.filter((one) => one.step.do === 'event')]; // prettier-ignore
  for (const { step, index } of order) {
    const done = doneIn(mission, step, span);
    if (done) await addDone(tx, { mission, step: index, at }, { done, target: step.target });
  }
  await moveMembers(tx, mission, at);
}

/** Adds an event of one member. */
export async function addEvent(tx: Tx, of: StepOf & { memberId: string }): Promise<void> {
  const { mission, memberId, step } = of;
  const target = mission.shape.steps[step]?.target ?? 0n;
  await addDone(tx, of, {
    done: sql`(select ${memberId}::uuid as member_id, 10000::int8 as amount)`,
    target,
  });
  await moveMembers(tx, mission, of.at);
}

/** Counts again the steps of who has reached one at this moment. */
async function moveMembers(tx: Tx, { merchantId, id: contestId }: Mission, at: Date): Promise<void> {
  await sql`
    insert into mission_members as m (merchant_id, contest_id, member_id, neg_steps, last_at)
    select ${merchantId}, ${contestId}, p.member_id, -count(*), max(p.reached_at) from mission_progress p
    where p.merchant_id = ${merchantId} and p.contest_id = ${contestId} and p.reached_at is not null
      and p.member_id in (select r.member_id from mission_progress r
        where r.merchant_id = ${merchantId} and r.contest_id = ${contestId} and r.reached_at = ${at})
    group by p.member_id order by p.member_id
    on conflict (merchant_id, contest_id, member_id) do update set
      neg_steps = excluded.neg_steps, last_at = excluded.last_at`.execute(tx);
}

/** Members who have done all steps and whose reward was not given yet. */
export async function lockDone(
  tx: Tx,
  { merchantId, contestId, steps, limit }: ContestKey & { steps: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from mission_members
    where merchant_id = ${merchantId} and contest_id = ${contestId} and neg_steps = ${-steps} and given_at is null
    order by last_at, member_id limit ${limit} for update`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

export async function markDone(
  tx: Tx,
  of: ContestKey & { given: ReadonlyArray<{ memberId: string; grantId: string | null }>; at: Date },
): Promise<void> {
  await sql`
    update mission_members m set given_at = ${of.at}, grant_id = g.grant_id
    from unnest(${of.given.map(({ memberId }) => memberId)}::uuid[],
      ${of.given.map(({ grantId }) => grantId)}::uuid[]) as g (member_id, grant_id)
    where m.merchant_id = ${of.merchantId} and m.contest_id = ${of.contestId} and m.member_id = g.member_id`.execute(
    tx,
  );
}

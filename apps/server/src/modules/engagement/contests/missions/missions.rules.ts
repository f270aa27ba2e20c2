import type { MissionStep } from '@croupier/contract/contests/shapes.ts';
import type { GameFigures } from '../../../games/figures/index.ts';
import { countsClass } from '../contests.rules.ts';
import type { Contest } from '../contests.types.ts';
import type { MissionMember, ProgressRow } from './missions.reads.ts';

export type MissionStatus = 'going' | 'claimable' | 'claimed' | 'missed';

export type ShownStep = MissionStep & { done: bigint; provisional: bigint; reachedAt: Date | null };

/** What unsealed play would add to a step; shown only. */
function provisionalOf(step: MissionStep, games: readonly GameFigures[]): bigint {
  if (step.do !== 'bet' && step.do !== 'rounds') return 0n;
  let sum = 0n;
  for (const { class: of, gameId, rounds, validBetMinor } of games) {
    if (step.class !== null && !countsClass([step.class], of)) continue;
    if (step.gameId !== null && step.gameId !== gameId) continue;
    sum += step.do === 'rounds' ? rounds * 10_000n : validBetMinor;
  }
  return sum;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The steps with what a member has done of them, up to the target of each. */
export function stepsOf(
  { shape }: Contest<'mission'>,
  progress: readonly ProgressRow[],
  unsealed: readonly GameFigures[],
): ShownStep[] {
  return shape.steps.map((step, index) => {
    const row = progress.find((one) => one.step === index);
    const done = row ? least(row.doneMinor, step.target) : 0n;
    const shownDone = row?.reachedAt ? step.target : done > 0n ? done : 0n;
    return {
      ...step,
      done: shownDone,
      provisional: row?.reachedAt ? 0n : least(provisionalOf(step, unsealed), step.target - shownDone),
      reachedAt: row?.reachedAt ?? null,
    };
  });
}

/** `claimed` covers rewards that a promotion had none left of: there is nothing to claim any more. */
export function statusOf(
  { shape, state }: Contest<'mission'>,
  member: MissionMember | undefined,
  waiting: ReadonlySet<string>,
): MissionStatus {
  const isDone = member !== undefined && member.steps >= shape.steps.length;
  if (!isDone) return state === 'open' ? 'going' : 'missed';
  if (member.givenAt === null) return 'claimable';
  return member.grantId !== null && waiting.has(member.grantId) ? 'claimable' : 'claimed';
}

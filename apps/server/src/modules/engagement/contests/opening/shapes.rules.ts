import type { ContestKind, ContestShape } from '@croupier/contract/contests/shapes.ts';
import type { Definition, Reward } from '@croupier/contract/promotions/definition.ts';
import type { GrantedReward } from '@croupier/contract/promotions/granted.ts';

const ONE = 10_000n;

/** A reward whose amount is fixed; undefined for others. */
function fixedReward(reward: Reward): GrantedReward | undefined {
  if (reward.kind === 'badge') return { kind: 'badge', amountMinor: ONE, of: reward.of };
  if (reward.amount.by !== 'fixed') return undefined;
  return rewardOf(reward, reward.amount.amount);
}

const rewardOf = (reward: Exclude<Reward, { kind: 'badge' }>, amountMinor: bigint): GrantedReward => ({
  kind: reward.kind,
  amountMinor,
  ...('of' in reward && { of: reward.of }),
  ...('playThrough' in reward && reward.playThrough && { playThrough: true }),
  ...(reward.kind === 'freeRounds' && {
    gameId: reward.gameId,
    stakeMinor: reward.stake,
    days: reward.days,
  }),
});

type Found = ContestShape | undefined;

function raceOf({ score, rewards }: Definition): Found {
  const [cash] = rewards;
  if (!score || cash?.kind !== 'cash' || cash.amount.by !== 'place') return undefined;
  return { kind: 'race', ...score, places: cash.amount.places };
}

function raffleOf({ prizes }: Definition): Found {
  if (!prizes || prizes.prizes.length === 0) return undefined;
  const { perBet, maxTickets, repeat: mayWinAgain } = prizes;
  return { kind: 'raffle', perBet, maxTickets: maxTickets ?? 100_000, mayWinAgain, prizes: prizes.prizes };
}

function envelopeOf({ prizes, rewards, limit }: Definition): Found {
  const [share] = rewards;
  if (share?.kind !== 'share' || share.amount.by !== 'pool') return undefined;
  const joinSeconds = prizes?.joinSeconds ?? null;
  const shares = joinSeconds === null ? limit.total : null;
  if (joinSeconds === null && shares === null) return undefined;
  return {
    kind: 'envelope',
    pool: share.amount.amount,
    minShare: prizes?.minShare ?? 100n,
    shares,
    joinSeconds,
  };
}

function wheelOf({ rewards }: Definition): Found {
  const [reward] = rewards;
  if (!reward || reward.kind === 'badge' || reward.amount.by !== 'chance') return undefined;
  return { kind: 'wheel', reward: rewardOf(reward, 0n), outcomes: reward.amount.outcomes };
}

/** The events that missions are told of; each is a state that is reached once. */
const EVENTS: ReadonlySet<string> = new Set(['member.mobile_bound']);

function missionOf({ steps, rewards }: Definition): Found {
  if (steps.some((step) => step.do === 'event' && !EVENTS.has(step.event ?? ''))) return undefined;
  const fixed = rewards.flatMap((reward) => fixedReward(reward) ?? []);
  if (steps.length === 0 || fixed.length < rewards.length) return undefined;
  return { kind: 'mission', steps, rewards: fixed };
}

const SHAPES: Readonly<Record<ContestKind, (definition: Definition) => Found>> = {
  mission: missionOf,
  race: raceOf,
  raffle: raffleOf,
  envelope: envelopeOf,
  wheel: wheelOf,
};

export const isContestKind = (kind: string): kind is ContestKind => Object.hasOwn(SHAPES, kind);

/** What a contest of this promotion is; undefined if the definition lacks something that its kind needs. */
export const shapeOf = (definition: Definition): ContestShape | undefined =>
  isContestKind(definition.kind) ? SHAPES[definition.kind](definition) : undefined;

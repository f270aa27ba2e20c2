import type { CrashState } from '@croupier/contract/games/crash-room.ts';
import { FOLLOW_MS } from '../crash.config.ts';

const SAMPLES = 20;

/** A room that another process leads. Times are of this process's clock. */
export type Followed = {
  leader: string;
  state: CrashState;
  heardAt: number;
  /** This process's clock less the leader's, as each of the latest messages showed it. */
  offsets: readonly number[];
};

/** The message that was on its way for the shortest time shows the difference of the clocks best. */
const offsetOf = (offsets: readonly number[]): number => Math.min(...offsets);

const shifted = (at: number | null, offset: number): number | null => (at === null ? null : at + offset);

/** After the leader has told a state, at `now` of this process's clock. */
export function followedAfter(
  before: Followed | undefined,
  { leader, state }: Pick<Followed, 'leader' | 'state'>,
  now: number,
): Followed {
  const known = before?.leader === leader ? before.offsets : [];
  const offsets = [...known, now - state.at].slice(-SAMPLES);
  const offset = offsetOf(offsets);
  return {
    leader,
    heardAt: now,
    offsets,
    state: {
      ...state,
      at: state.at + offset,
      endsAt: shifted(state.endsAt, offset),
      startedAt: shifted(state.startedAt, offset),
    },
  };
}

/** Whether the leader has been heard of lately. */
export const isFollowed = (followed: Followed | undefined, now: number): followed is Followed =>
  followed !== undefined && now - followed.heardAt < FOLLOW_MS;

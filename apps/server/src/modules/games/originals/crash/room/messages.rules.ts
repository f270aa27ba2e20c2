import type { CrashBet, CrashMessage, CrashState } from '@croupier/contract/games/crash-room.ts';
import { crashMultiplierAt } from '@croupier/fairplay/crash-curve.ts';
import type { CrashBetRow } from '../bets/bets.types.ts';
import type { RoomLeader } from './leader.usecases.ts';

/** A bet as its player sees it. */
export const betOf = (bet: CrashBetRow): CrashBet => ({
  id: bet.id,
  gameNo: bet.gameNo,
  stake: bet.stakeMinor,
  auto: bet.auto,
  state: bet.state,
  cashedAt: bet.cashedAt,
  cashedMs: bet.cashedMs,
  how: bet.how,
  payout: bet.payoutMinor,
});

const NOBODY = { bets: 0, inside: 0, stake: 0n, paid: 0n };

/** What everybody may know of the room: nothing of a game's end before it is committed. */
export function stateOf(
  play: ReturnType<RoomLeader['play']>,
  given: { at: number; limit: bigint; isClosed: boolean },
): CrashState {
  const { at, limit } = given;
  if (!play)
    return {
      at,
      gameNo: null,
      phase: given.isClosed ? 'closed' : 'waiting',
      endsAt: null,
      startedAt: null,
      point: null,
      hash: null,
      cutAt: null,
      players: NOBODY,
      limitAt: null,
      limit,
    };
  const { game, phase, endsAt, startedAt, seats, table } = play;
  return {
    at,
    gameNo: game.gameNo,
    phase,
    endsAt,
    startedAt,
    point: game.point,
    hash: game.hash,
    cutAt: game.cutMs === null ? null : crashMultiplierAt(game.cutMs),
    players: seats.totals(),
    limitAt: phase === 'ended' ? null : (table?.limitAt() ?? null),
    limit: game.limitMinor,
  };
}

export type DeltaMessage = Extract<CrashMessage, { kind: 'delta' }>;

import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import type { Host } from '../host/host.types.ts';
import type { Json, Outcome, Seat } from '../host/vendor.types.ts';
import type { Unit } from '../host/units.ts';

/** Results that a player can look back at. */
const HISTORY = 50;

export const textOf = (message: { [key: string]: unknown }, key: string): string => {
  const value = message[key];
  return typeof value === 'string' ? value : '';
};

export const numberOf = (message: { [key: string]: unknown }, key: string): number | undefined => {
  const value = message[key];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
};

/** An amount above zero, as a decimal text; undefined for anything else. */
export function stakeIn(message: { [key: string]: unknown }, key: string): bigint | undefined {
  const amount = parseMoney(textOf(message, key));
  return amount !== undefined && amount > 0n ? amount : undefined;
}

export const amountText = formatMoney;

/** Tells the player why a bet was not taken. */
export function sendRefusal(seat: Seat, outcome: Outcome, request: string): void {
  if (outcome.kind === 'done') return;
  seat.send({
    type: 'refused',
    request,
    reason: outcome.kind === 'unknown' ? 'unknown' : outcome.reason,
    code: outcome.kind === 'unknown' ? 'unknown' : outcome.code,
  });
}

/** Refuses what breaks a rule of the game itself. */
export const sendRuleRefusal = (seat: Seat, code: string, request = ''): void =>
  seat.send({ type: 'refused', request, reason: code, code });

/** A settled unit as its player sees it. */
export const resultOf = ({
  id,
  stake,
  payout,
  state,
  settledAt,
  openedAt,
  reference,
  detail,
}: Unit): Json => ({
  id,
  reference,
  state,
  stake: formatMoney(stake),
  payout: formatMoney(payout),
  at: settledAt ?? openedAt,
  detail,
});

/** The last results of a player, newest first, without bets that were never accepted. */
export function sendHistory(host: Host, seat: Seat): void {
  const results = host.units
    .listOf(seat.player.id, seat.game.code, HISTORY)
    .filter(({ stake, state }) => state !== 'void' || stake > 0n)
    .map(resultOf);
  seat.send({ type: 'history', rows: results });
}

import type { Ask, Result, VendorRefusal } from '../vendors.types.ts';
import type { Fault } from './reference-faults.ts';

type Known = { content: string; result: Result };
type Unit = { bets: Map<string, bigint>; state: 'open' | 'settled' | 'voided'; payoutMinor: bigint };
export type ReferencePlayer = {
  name: string;
  token: string;
  isLive: boolean;
  balanceMinor: bigint;
  entries: number;
  blocked: boolean;
  stakeLimitMinor: bigint | null;
  known: Map<string, Known>;
  units: Map<string, Unit>;
  tombstones: Set<string>;
};

const TURNS = 200;
/** Long enough for other calls to be handled in between. */
async function letOthersPass(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/**
 * A wallet in memory that keeps the rules of wallet calls, as plainly as they can be written. The conformance suite is
 * checked against it: without a fault every case passes, with one at least one case fails.
 */
export function createReferenceWallet({
  currency,
  game,
  fault,
}: {
  currency: string;
  game: string;
  fault?: Fault;
}) {
  const players = new Map<string, ReferencePlayer>();
  const usedIds = new Map<string, string>();
  const has = (one: Fault): boolean => fault === one;

  const refuse = (player: ReferencePlayer, refused: VendorRefusal): Result => ({
    refused,
    balanceMinor: player.balanceMinor,
  });
  const done = (player: ReferencePlayer, more: object = {}): Result => ({
    done: true,
    balanceMinor: player.balanceMinor,
    repeated: false,
    ...more,
  });
  const move = (player: ReferencePlayer, amountMinor: bigint): void => {
    if (amountMinor === 0n) return;
    player.balanceMinor += has('calculates with doubles')
      ? BigInt(Math.round(Math.fround(Number(amountMinor))))
      : amountMinor;
    player.entries += 1;
  };
  const unitOf = (player: ReferencePlayer, name: string): Unit => {
    const unit = player.units.get(name) ?? { bets: new Map(), state: 'open', payoutMinor: 0n };
    player.units.set(name, unit);
    return unit;
  };

  function bet(player: ReferencePlayer, ask: Extract<Ask, { kind: 'bet' }>): Result {
    const { theirId = '', unit: name = '', amountMinor, free = false, token } = ask;
    if (player.tombstones.has(theirId) || player.tombstones.has(`unit ${name}`))
      return refuse(player, 'rounds.bet_cancelled');
    if (token !== player.token && !has('takes bets with a dead token'))
      return refuse(player, 'vendors.session_unknown');
    if (!player.isLive && !has('takes bets with a dead token'))
      return refuse(player, 'vendors.session_expired');
    if (player.blocked) return refuse(player, 'vendors.player_blocked');
    const limit = player.stakeLimitMinor;
    if (limit !== null && amountMinor > limit && !has('ignores the player’s limits'))
      return { refused: 'protection.limit_reached', limit: 'stake', balanceMinor: player.balanceMinor };
    const unit = player.units.get(name);
    if (unit?.state === 'voided' && !has('keeps a cancelled unit open'))
      return refuse(player, 'vendors.rolled_back');
    if (unit?.state === 'settled' && !has('goes on after a win of zero'))
      return refuse(player, 'rounds.not_open');
    if (amountMinor === 0n && has('refuses bets of zero')) return refuse(player, 'vendors.malformed');
    if (!free && amountMinor > player.balanceMinor && !has('takes bets beyond the balance'))
      return refuse(player, 'wallet.insufficient_funds');
    unitOf(player, name).bets.set(theirId, free ? 0n : amountMinor);
    if (!free) move(player, -amountMinor);
    return done(player);
  }

  function win(player: ReferencePlayer, ask: Extract<Ask, { kind: 'win' }>): Result {
    const { unit: name = '', amountMinor, final, free = false, token } = ask;
    if (
      has('wants a live token for wins') &&
      (!player.isLive || (token !== undefined && token !== player.token))
    )
      return refuse(player, 'vendors.session_expired');
    if (!player.units.has(name) && !free && !has('pays wins without a bet'))
      return refuse(player, 'rounds.not_found');
    const unit = unitOf(player, name);
    if (unit.state === 'voided') return refuse(player, 'vendors.rolled_back');
    if (unit.state === 'settled') return refuse(player, 'rounds.not_open');
    unit.payoutMinor += amountMinor;
    if (final) unit.state = 'settled';
    move(player, amountMinor);
    return done(player);
  }

  function rollback(player: ReferencePlayer, { betId }: Extract<Ask, { kind: 'rollback' }>): Result {
    const unit = [...player.units.values()].find(({ bets }) => bets.has(betId));
    if (!unit) {
      if (player.known.has(betId) && !player.tombstones.has(betId)) {
        if (!has('rolls back wins')) return refuse(player, 'vendors.not_a_bet');
        move(player, -50_000n);
        return done(player);
      }
      if (!has('forgets a rollback without its bet')) player.tombstones.add(betId);
      return done(player, { remembered: true });
    }
    if (unit.state === 'settled' && !has('returns a bet of a settled unit'))
      return refuse(player, 'rounds.not_open');
    move(player, unit.bets.get(betId) ?? 0n);
    if (!has('returns a bet twice')) unit.bets.delete(betId);
    player.tombstones.add(betId);
    if (unit.bets.size === 0) unit.state = 'voided';
    return done(player);
  }

  function cancel(player: ReferencePlayer, name: string): Result {
    const unit = player.units.get(name);
    if (!unit) {
      if (!has('forgets a rollback without its bet')) player.tombstones.add(`unit ${name}`);
      return done(player, { remembered: true });
    }
    if (unit.state === 'settled' && !has('returns a bet of a settled unit'))
      return refuse(player, 'rounds.not_open');
    for (const stakeMinor of unit.bets.values()) move(player, stakeMinor);
    if (!has('returns a bet twice')) unit.bets.clear();
    unit.state = 'voided';
    return done(player);
  }

  function correct(player: ReferencePlayer, ask: Extract<Ask, { kind: 'correct' }>): Result {
    const unit = player.units.get(ask.unit ?? '');
    if (unit?.state !== 'settled') return refuse(player, 'rounds.not_found');
    if (unit.payoutMinor !== ask.previousMinor && !has('takes stale corrections'))
      return refuse(player, 'vendors.mismatch');
    const changeMinor = ask.payoutMinor - ask.previousMinor;
    if (player.balanceMinor + changeMinor < 0n && !has('corrects below zero'))
      return refuse(player, 'wallet.insufficient_funds');
    unit.payoutMinor = ask.payoutMinor;
    move(player, changeMinor);
    return done(player);
  }

  function decide(player: ReferencePlayer, ask: Ask): Result {
    switch (ask.kind) {
      case 'bet':
        return bet(player, ask);
      case 'win':
        return win(player, ask);
      case 'rollback':
        return rollback(player, ask);
      case 'cancel':
        return cancel(player, ask.unit ?? '');
      case 'promo':
        move(player, ask.amountMinor);
        return done(player);
      case 'correct':
        return correct(player, ask);
      default:
        return done(player);
    }
  }

  const repeats = (kind: Ask['kind']): boolean =>
    (kind === 'bet' && has('debits a repeated bet again')) ||
    (kind === 'win' && has('pays a repeated win again')) ||
    (kind === 'promo' && has('pays a promotion twice')) ||
    ((kind === 'rollback' || kind === 'cancel') && has('returns a bet twice'));

  /** The first answer of a known id; what was refused may be tried again. */
  function answerOfKnown(player: ReferencePlayer, { content, result }: Known, wanted: string): Result {
    if (content !== wanted && !has('takes a used id for the same whatever it says'))
      return refuse(player, 'vendors.mismatch');
    const balance = has('answers a repeated bet with the balance of now')
      ? { balanceMinor: player.balanceMinor - 1n }
      : {};
    return 'done' in result ? { ...result, repeated: true, ...balance } : result;
  }

  async function handle(ask: Ask): Promise<Result> {
    if (ask.kind === 'batch') return batch(ask);
    const player = players.get(ask.player);
    if (!player) return { refused: 'vendors.player_unknown' };
    if (ask.kind === 'session' || ask.kind === 'profile' || ask.kind === 'balance') return done(player);
    if (ask.currency !== undefined && ask.currency !== currency && !has('takes any currency'))
      return refuse(player, 'vendors.currency');
    if (ask.game !== undefined && ask.game !== game && !has('takes any game'))
      return refuse(player, 'vendors.game');
    const { theirId = '', token: _token, detail: _detail, ...content } = ask;
    const wanted = JSON.stringify(content, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const owner = usedIds.get(theirId);
    if (owner !== undefined && owner !== ask.player) return refuse(player, 'vendors.mismatch');
    const known = player.known.get(theirId);
    if (known && !repeats(ask.kind)) return answerOfKnown(player, known, wanted);
    if (has('decides before the last bet is written')) await letOthersPass();
    const result = decide(player, ask);
    if ('done' in result) {
      player.known.set(theirId, { content: wanted, result });
      usedIds.set(theirId, ask.player);
    }
    return result;
  }

  async function batch({ items }: Extract<Ask, { kind: 'batch' }>): Promise<Result> {
    const results: Result[] = [];
    for (const item of items) {
      const result = await handle(item);
      const player = players.get(item.player);
      if (has('pays behind a refused bet of a batch') && 'refused' in result && item.kind === 'win' && player)
        move(player, item.amountMinor);
      results.push(result);
    }
    return { done: true, balanceMinor: 0n, repeated: false, items: results };
  }

  return { handle, players };
}
export type ReferenceWallet = ReturnType<typeof createReferenceWallet>;

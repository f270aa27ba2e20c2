import { parseMoney } from '@croupier/contract/money.ts';
import { amountText, numberOf, sendHistory, sendRefusal, sendRuleRefusal } from '../bets/messages.ts';
import type { Engine, Host, RunningEngine } from '../host/host.types.ts';
import type { CatalogueGame, Json, Seat } from '../host/vendor.types.ts';
import type { Fish } from './path.rules.ts';
import { createPools, waterOf, type Pool } from './pools.ts';
import { CANNONS, fireSalvo, MAX_SHOTS, SALVO_MS, type Salvo, type Shot } from './salvos.ts';
import { createSeatSeeds, type SeatSeed } from './seat-seeds.ts';
import { shoalAt, SPAWN_EVERY_MS } from './shoal.ts';
import { speciesOfPool } from './species.rules.ts';

/** The smallest cannon of a currency, and the lowest of all others. */
const UNITS: Readonly<Record<string, string>> = {
  THB: '1',
  VND: '1000',
  IDR: '1000',
  INR: '5',
  JPY: '10',
  KRW: '100',
  PHP: '5',
  MMK: '100',
  LAK: '1000',
  KHR: '400',
};
const DEFAULT_UNIT = '0.10';
/** Salvos of a player that the operator has not answered yet. */
const MAX_WAITING = 6;
/** A client's clock may be late by so much. */
const LATE_SHOT_MS = 2_500;

const unitMinor = (currency: string): bigint => parseMoney(UNITS[currency] ?? DEFAULT_UNIT) ?? 1_000n;
const cannonsOf = (currency: string): bigint[] => CANNONS.map((one) => BigInt(one) * unitMinor(currency));

const fishJson = ({ species, ...fish }: Fish): Json => ({ ...fish, species: species.code });

type Gunner = {
  pool: Pool;
  place: number;
  seed: SeatSeed;
  waiting: number;
  lastMs: number;
};

function startFishing(host: Host): RunningEngine {
  const pools = createPools();
  const seeds = createSeatSeeds(host);
  const gunners = new Map<Seat, Gunner>();
  const seatsAt = (pool: Pool): Seat[] =>
    [...gunners].filter(([, gunner]) => gunner.pool === pool).map(([seat]) => seat);
  const tell = (pool: Pool, message: Parameters<Seat['send']>[0]): void => {
    for (const seat of seatsAt(pool)) seat.send(message);
  };
  const placesJson = (pool: Pool): Json =>
    pool.places.map((place) => place && { name: place.nickname, cannon: place.cannon });

  const seedJson = ({ hash, subject, nonce }: SeatSeed): Json => ({ hash, subject, nonce });

  function sendPool(seat: Seat, { pool, place, seed }: Gunner): void {
    const now = host.now();
    seat.send({
      type: 'pool',
      now,
      pool: pool.id,
      water: waterOf(seat.game),
      place,
      places: placesJson(pool),
      species: speciesOfPool(pool.prey),
      fish: shoalAt(pool.prey, pool.id, now)
        .filter(({ id }) => !pool.caught.has(id))
        .map(fishJson),
      cannons: cannonsOf(seat.visit.currency).map(amountText),
      salvoMs: SALVO_MS,
      maxShots: MAX_SHOTS,
      seed: seedJson(seed),
    });
  }

  /** The shots of a message as far as their targets are there. */
  function shotsOf({ pool }: Gunner, seat: Seat, message: { [key: string]: unknown }): Shot[] | undefined {
    const raw = message['shots'];
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > MAX_SHOTS) return undefined;
    const cannons = cannonsOf(seat.visit.currency);
    const now = host.now();
    const shoal = new Map(
      [...shoalAt(pool.prey, pool.id, now - LATE_SHOT_MS), ...shoalAt(pool.prey, pool.id, now)].map(
        (fish) => [fish.id, fish],
      ),
    );
    const shots: Shot[] = [];
    for (const each of raw as unknown[]) {
      if (!Array.isArray(each)) return undefined;
      const [id, cannon] = each as unknown[];
      const [fish, stakeMinor] = [shoal.get(Number(id)), cannons[Number(cannon)]];
      if (stakeMinor === undefined) return undefined;
      if (fish && !pool.caught.has(fish.id))
        shots.push({ fish: fish.id, multiple: fish.species.multiple, stakeMinor });
    }
    return shots;
  }

  const resultJson = ({ results, stakeMinor, payoutMinor }: Salvo): { [key: string]: Json } => ({
    stake: amountText(stakeMinor),
    payout: amountText(payoutMinor),
    shots: results.map((one) => ({
      fish: one.fish,
      multiple: one.multiple,
      stake: amountText(one.stakeMinor),
      payout: amountText(one.payoutMinor),
    })),
  });

  async function fire(seat: Seat, message: { [key: string]: unknown }): Promise<void> {
    const gunner = gunners.get(seat);
    const number = numberOf(message, 'salvo');
    if (!gunner || number === undefined) return;
    const request = String(number);
    const now = host.now();
    if (gunner.waiting >= MAX_WAITING || now - gunner.lastMs < SALVO_MS / 2)
      return sendRuleRefusal(seat, 'too_fast', request);
    const shots = shotsOf(gunner, seat, message);
    if (!shots) return sendRuleRefusal(seat, 'shots', request);
    if (shots.length === 0)
      return seat.send({ type: 'salvo', salvo: number, stake: '0', payout: '0', shots: [] });
    gunner.lastMs = now;
    const { pool, seed } = gunner;
    const nonce = seeds.take(seed);
    const salvo = fireSalvo(seed.seed, seed.subject, nonce, shots);
    const caught = salvo.results.flatMap((one) => (one.caught ? [one.fish] : []));
    // Nobody else can catch them while the operator has not answered.
    for (const fish of caught) pool.caught.add(fish);
    gunner.waiting += 1;
    const outcome = await host.wallet.salvo({
      seat,
      engine: 'fishing',
      unit: host.wallet.newId(),
      reference: pool.id,
      amount: salvo.stakeMinor,
      unitDetail: { ...resultJson(salvo), seed: seed.hash, nonce },
      detail: { shots: salvo.results.length },
      win: {
        amount: salvo.payoutMinor,
        validBet: salvo.stakeMinor,
        detail: { caught: salvo.results.filter((one) => one.caught).map(({ multiple }) => multiple) },
      },
    });
    gunner.waiting -= 1;
    if (outcome.kind !== 'done') {
      for (const fish of caught) pool.caught.delete(fish);
      return sendRefusal(seat, outcome, request);
    }
    seat.send({ type: 'salvo', salvo: number, ...resultJson(salvo) });
    if (caught.length > 0) tell(pool, { type: 'caught', place: gunner.place, fish: caught });
    if (seed.nonce >= seeds.salvosPerSeed) renewSeed(seat, gunner);
  }

  function renewSeed(seat: Seat, gunner: Gunner): void {
    const { seed, hash, subject, nonce } = gunner.seed;
    gunner.seed = seeds.next(seat.player.id);
    seat.send({ type: 'seed', ended: { seed, hash, subject, salvos: nonce }, next: seedJson(gunner.seed) });
  }

  function aim(seat: Seat, message: { [key: string]: unknown }): void {
    const gunner = gunners.get(seat);
    const [angle, cannon] = [Number(message['angle']), numberOf(message, 'cannon')];
    if (!gunner || !Number.isFinite(angle) || cannon === undefined || !(cannon in CANNONS)) return;
    const place = gunner.pool.places[gunner.place];
    if (place) place.cannon = cannon;
    for (const other of seatsAt(gunner.pool))
      if (other !== seat)
        other.send({
          type: 'aim',
          place: gunner.place,
          angle,
          cannon,
          shots: numberOf(message, 'shots') ?? 0,
        });
  }

  const known = new Map<Pool, number>();
  const tick = (): void => {
    const now = host.now();
    for (const pool of pools.list()) {
      const shoal = shoalAt(pool.prey, pool.id, now);
      const after = known.get(pool) ?? shoal.at(-1)?.id ?? 0;
      const fresh = shoal.filter(({ id }) => id > after).map(fishJson);
      known.set(pool, shoal.at(-1)?.id ?? after);
      if (fresh.length > 0) tell(pool, { type: 'fish', fish: fresh });
      // Late shots may still aim at fish that have just left.
      const oldest = shoalAt(pool.prey, pool.id, now - LATE_SHOT_MS)[0]?.id ?? 0;
      for (const id of pool.caught) if (id < oldest) pool.caught.delete(id);
    }
  };
  const timer = setInterval(tick, SPAWN_EVERY_MS);

  return {
    enter: (seat) => {
      const [pool, place] = pools.sit(seat);
      const gunner: Gunner = { pool, place, seed: seeds.next(seat.player.id), waiting: 0, lastMs: 0 };
      gunners.set(seat, gunner);
      sendPool(seat, gunner);
      sendHistory(host, seat);
      tell(pool, { type: 'places', places: placesJson(pool) });
    },
    receive: (seat, message) => {
      if (message['type'] === 'salvo') return fire(seat, message);
      if (message['type'] === 'aim') aim(seat, message);
      if (message['type'] === 'history') sendHistory(host, seat);
      const gunner = gunners.get(seat);
      if (message['type'] === 'seed' && gunner) renewSeed(seat, gunner);
      return undefined;
    },
    leave: (seat) => {
      const gunner = gunners.get(seat);
      gunners.delete(seat);
      if (!gunner) return;
      pools.leave(seat, gunner.pool, gunner.place);
      tell(gunner.pool, { type: 'places', places: placesJson(gunner.pool) });
    },
    // A salvo is one call, which the host repeats by itself.
    recover: async () => undefined,
    stop: () => clearInterval(timer),
  };
}

export const isFishingGame = ({ category }: CatalogueGame): boolean => category === 'fish';

export const fishing: Engine = {
  id: 'fishing',
  plays: isFishingGame,
  script: 'client/fishing/fishing.page.ts',
  style: 'client/fishing/fishing.css',
  start: startFishing,
};

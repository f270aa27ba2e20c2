import { createHash } from 'node:crypto';
import { createCrowd } from '../bets/crowd.ts';
import {
  amountText,
  resultOf,
  sendHistory,
  sendRefusal,
  sendRuleRefusal,
  stakeIn,
  textOf,
} from '../bets/messages.ts';
import { createSettler, type Decision } from '../bets/settler.ts';
import type { Engine, FixtureState, Host, RunningEngine } from '../host/host.types.ts';
import type { CatalogueGame, Json, Seat } from '../host/vendor.types.ts';
import type { Unit } from '../host/units.ts';
import {
  drawOf,
  fightAt,
  fightOf,
  findFight,
  openFightAt,
  phaseAt,
  type Drawn,
  type Fight,
  type FightKind,
} from './card.ts';
import { fixtureOf } from './fixtures.ts';
import { createReviews } from './reviews.ts';
import { oddsOf, outcomesOf, settlementOf, type Outcome } from './tickets.rules.ts';

const TICK_MS = 250;
const ROAD = 50;
const RING_LENGTH = 8;
const MIN_STAKE_MINOR = 1_000n;

/** What a ticket keeps for its settlement. */
type TicketDetail = { fight: string; outcome: Outcome; oddsE3: number };

export const isFightGame = ({ category }: CatalogueGame): boolean =>
  category === 'cockfight' || category === 'esports';

const kindOf = ({ category }: CatalogueGame): FightKind => (category === 'esports' ? 'esports' : 'cockfight');

/** All players of a game are at one ring, whatever their operators. */
const ringOf = ({ vendor, code }: CatalogueGame): string =>
  createHash('sha256').update(`${vendor}/${code}`).digest('hex').slice(0, RING_LENGTH);

const detailOf = (unit: Unit): TicketDetail => unit.detail as TicketDetail;

type Ring = { kind: FightKind; ring: string };

function startFights(host: Host): RunningEngine {
  const crowd = createCrowd();
  const rings = new Map<string, Ring>();
  const reviews = createReviews(host);
  const seedOf = (fight: Fight) => host.seeds.of(fight.id, 0);
  /** The result in force, which a review may have changed. */
  const drawnOf = (fight: Fight): Drawn => {
    const drawn = drawOf(seedOf(fight).seed, fight);
    return { ...drawn, result: reviews.resultOf(fight.id) ?? drawn.result };
  };

  const ticketJson = (unit: Unit): Json => {
    const { fight, outcome, oddsE3 } = detailOf(unit);
    return { id: unit.id, fight, outcome, oddsE3, stake: amountText(unit.stake) };
  };

  const fightJson = (fight: Fight): Json => {
    const phase = phaseAt(fight, host.now());
    const seed = seedOf(fight);
    // Once the bets are closed, the drawing needs the result to lead up to it.
    const drawn = phase === 'open' ? null : drawnOf(fight);
    return {
      id: fight.id,
      kind: fight.kind,
      corners: fight.corners,
      showsAt: fight.showsMs,
      bellAt: fight.bellMs,
      endsAt: fight.endsMs,
      nextAt: fight.nextMs,
      odds: Object.fromEntries(outcomesOf(fight.chances).map((one) => [one, oddsOf(fight.chances, one)])),
      hash: seed.hash,
      seed: phase === 'over' ? seed.seed : null,
      result: drawn?.result ?? null,
      maps: drawn?.maps ?? [],
    };
  };

  const roadOf = ({ kind, ring }: Ring): Json[] => {
    const current = fightAt(kind, ring, host.now());
    const index = Number(current.id.split('-').at(-1));
    const isOver = phaseAt(current, host.now()) === 'over';
    const last = isOver ? index : index - 1;
    return Array.from({ length: ROAD }, (_, step) => drawnOf(fightOf(kind, ring, last - step)).result);
  };

  const stateJson = (one: Ring): Parameters<Seat['send']>[0] => ({
    type: 'fight',
    now: host.now(),
    fight: fightJson(fightAt(one.kind, one.ring, host.now())),
    open: fightJson(openFightAt(one.kind, one.ring, host.now())),
    road: roadOf(one),
  });

  /** The fight on show and the one that takes bets, which may be the same. */
  const fixturesOf = (game: CatalogueGame): FixtureState[] => {
    const [now, ring, kind] = [host.now(), ringOf(game), kindOf(game)];
    const [shown, open] = [fightAt(kind, ring, now), openFightAt(kind, ring, now)];
    const fights = shown.id === open.id ? [open] : [shown, open];
    return fights.flatMap((fight) => fixtureOf(fight, game.names, now) ?? []);
  };

  const sendTickets = (seat: Seat): void =>
    seat.send({
      type: 'tickets',
      tickets: host.units
        .listOpen('fights')
        .filter((unit) => unit.player === seat.player.id && unit.game === seat.game.code && unit.stake > 0n)
        .map(ticketJson),
    });

  function decide(unit: Unit): Decision {
    const { fight: id, outcome, oddsE3 } = detailOf(unit);
    const fight = findFight(id);
    if (!fight) return 'cancel';
    if (phaseAt(fight, host.now()) !== 'over') return undefined;
    const { result } = drawnOf(fight);
    const settled = settlementOf({ outcome, oddsE3, stakeMinor: unit.stake }, result);
    if (!settled) return 'cancel';
    return {
      payout: settled.payoutMinor,
      validBet: settled.validBetMinor,
      detail: { result, outcome, oddsE3 },
    };
  }

  const settler = createSettler({
    host,
    engine: 'fights',
    decide,
    onSettled: (unit) => {
      for (const seat of crowd.of(unit.player)) {
        seat.send({ type: 'settled', result: resultOf(unit) });
        sendHistory(host, seat);
        sendTickets(seat);
      }
      const fight = findFight(detailOf(unit).fight);
      if (fight) reviews.plan(unit, drawnOf(fight).result);
    },
  });

  async function bet(seat: Seat, message: { [key: string]: unknown }): Promise<void> {
    const request = textOf(message, 'request');
    const amount = stakeIn(message, 'amount');
    const fight = openFightAt(kindOf(seat.game), ringOf(seat.game), host.now());
    const outcome = outcomesOf(fight.chances).find((one) => one === message['outcome']);
    if (!outcome) return sendRuleRefusal(seat, 'outcome', request);
    if (!amount || amount < MIN_STAKE_MINOR) return sendRuleRefusal(seat, 'amount', request);
    if (textOf(message, 'fight') !== fight.id) return sendRuleRefusal(seat, 'closed', request);
    const oddsE3 = oddsOf(fight.chances, outcome);
    const detail = { fight: fight.id, outcome, oddsE3 };
    const result = await host.wallet.bet({
      seat,
      engine: 'fights',
      unit: host.wallet.newId(),
      reference: fight.id,
      amount,
      unitDetail: detail,
      detail,
    });
    if (result.outcome.kind !== 'done') return sendRefusal(seat, result.outcome, request);
    seat.send({ type: 'accepted', request });
    for (const each of crowd.of(seat.player.id)) sendTickets(each);
  }

  let last = '';
  const tick = (): void => {
    settler.run();
    reviews.run();
    const moments = [...rings.values()].map((one) => {
      const fight = fightAt(one.kind, one.ring, host.now());
      return `${fight.id}/${phaseAt(fight, host.now())}`;
    });
    const now = moments.join();
    if (now !== last)
      for (const group of crowd.groups()) {
        const one = rings.get(group);
        if (one) crowd.send(group, stateJson(one));
      }
    last = now;
  };
  const timer = setInterval(tick, TICK_MS);

  return {
    enter: (seat) => {
      const group = ringOf(seat.game);
      rings.set(group, { kind: kindOf(seat.game), ring: group });
      crowd.put(seat, group);
      seat.send(stateJson({ kind: kindOf(seat.game), ring: group }));
      sendTickets(seat);
      sendHistory(host, seat);
    },
    receive: (seat, message) => (message['type'] === 'bet' ? bet(seat, message) : undefined),
    leave: (seat) => crowd.remove(seat),
    fixtures: fixturesOf,
    recover: async () => settler.run(),
    stop: () => clearInterval(timer),
  };
}

export const fights: Engine = {
  id: 'fights',
  plays: isFightGame,
  script: 'client/fights/fights.page.ts',
  style: 'client/fights/fights.css',
  start: startFights,
};

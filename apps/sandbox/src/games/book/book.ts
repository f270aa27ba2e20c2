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
import { createSettler } from '../bets/settler.ts';
import type { Engine, FixtureState, Host, RunningEngine } from '../host/host.types.ts';
import type { CatalogueGame, Json, Seat } from '../host/vendor.types.ts';
import type { Unit } from '../host/units.ts';
import { findMarket, marketsOf, oddsOf } from './markets.ts';
import { findMatch, matchesAt, scoreOf, viewAt, type Match, type MatchView } from './matches.ts';
import { askedIn, createPlacing, isCashedOut, LIVE_WAIT_MS, slipOf, type Asked } from './placing.ts';
import { createResults } from './results.ts';
import { stakeOf, type SlipBody } from './slips.rules.ts';
import { CLUBS, type Club } from './clubs.ts';
import { findSport, SPORTS, type Sport } from './sports.ts';

const TICK_MS = 1_000;
/** Matches whose odds are kept until they change. */
const MAX_PRICED = 200;

/** The sport that a title names. */
export const sportOf = ({ category, themes }: CatalogueGame): Sport | undefined =>
  category === 'sports' ? SPORTS.find(({ code }) => themes.includes(code)) : undefined;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function startBook(host: Host): RunningEngine {
  const crowd = createCrowd();
  const results = createResults(host);
  const placing = createPlacing(host, results);

  /** Odds change with the score and from step to step, not with every look at them. */
  const priced = new Map<string, { key: string; markets: Json }>();
  function marketsJson(view: MatchView): Json {
    const key = `${view.left} ${view.goals.length} ${view.phase} ${view.suspended}`;
    const known = priced.get(view.match.id);
    if (known?.key === key) return known.markets;
    const markets = marketsOf(view).map((code) => ({
      code,
      picks: (findMarket(code)?.picks ?? []).map((pick) => ({
        pick,
        odds: oddsOf(view, { market: code, pick }) ?? null,
      })),
    }));
    priced.delete(view.match.id);
    priced.set(view.match.id, { key, markets });
    if (priced.size > MAX_PRICED) priced.delete(priced.keys().next().value ?? '');
    return markets;
  }

  const matchJson = (match: Match): Json => {
    const view = viewAt(match, results.goalsOf(match), host.now());
    const seed = results.seedOf(match);
    return {
      id: match.id,
      home: CLUBS.indexOf(match.home),
      away: CLUBS.indexOf(match.away),
      kickOff: match.kickOffMs,
      phase: view.phase,
      minute: view.minute,
      left: view.left,
      suspended: view.suspended,
      goals: view.goals.map(({ side, afterMs }) => ({ side, afterMs })),
      hash: seed.hash,
      seed: view.phase === 'over' ? seed.seed : null,
      markets: marketsJson(view),
    };
  };

  const matchesJson = (sport: Sport): Parameters<Seat['send']>[0] => ({
    type: 'matches',
    now: host.now(),
    sport: sport.code,
    matches: matchesAt(sport, host.now()).map(matchJson),
  });

  const sideJson = ({ name, shirt }: Club) => ({ names: name, color: shirt });
  const fixtureOf = (match: Match): FixtureState[] => {
    const view = viewAt(match, results.goalsOf(match), host.now());
    if (view.phase === 'over') return [];
    const { home, away } = scoreOf(view.goals);
    const market = '1x2';
    const odds = (pick: string): number | null => oddsOf(view, { market, pick }) ?? null;
    return [
      {
        id: match.id,
        title: match.sport.name,
        sides: [sideJson(match.home), sideJson(match.away)],
        startsAt: match.kickOffMs,
        closesAt: null,
        live: view.phase === 'live' ? { minute: view.minute, score: [home, away] } : null,
        odds: { home: odds('home'), draw: odds('draw'), away: odds('away') },
        market,
      },
    ];
  };

  const openSlips = (player: string): Unit[] =>
    host.units.listOpen('book').filter((unit) => unit.player === player && unit.stake > 0n);

  const sendSlips = (seat: Seat): void =>
    seat.send({
      type: 'slips',
      slips: openSlips(seat.player.id).map((unit) => {
        const cashOut = placing.cashOut(unit);
        return {
          ...(placing.slipJson(unit) as object),
          cashOut: cashOut === undefined ? null : amountText(cashOut),
        };
      }),
    });

  const onSettled = (unit: Unit): void => {
    for (const seat of crowd.of(unit.player)) {
      seat.send({ type: 'settled', result: resultOf(unit) });
      sendSlips(seat);
      sendHistory(host, seat);
    }
    const { vendor, account } = host.operators.get(unit.operator);
    const last = slipOf(unit)
      .legs.map((leg) => findMatch(leg.match))
      .findLast((match) => match && results.goalsOf(match).length > 0);
    if (last && !isCashedOut(unit) && host.faults.take(vendor, 'result_corrected', account))
      results.planChange(last);
  };

  const settler = createSettler({
    host,
    engine: 'book',
    decide: (unit) => {
      const decided = placing.payout(unit);
      return decided && { ...decided, detail: { legs: decided.states } };
    },
    onSettled,
  });

  /** Pays settled slips of a match again by its changed result. */
  function resettle(match: string): void {
    for (const id of results.unitsOf(match)) {
      const unit = host.units.get(id);
      if (unit.state !== 'settled' || isCashedOut(unit)) continue;
      const decided = placing.payout(unit);
      if (decided && decided.payout !== unit.payout)
        void host.wallet.correct(id, decided.payout, 'result_changed');
    }
  }

  /** Waits if a match is live, and checks the slip again after the wait. */
  async function acceptable(seat: Seat, asked: Asked, request: string): Promise<SlipBody | undefined> {
    const refuse = (code: string, odds: Json): undefined => {
      seat.send({ type: 'refused', request, reason: code, code, odds });
      return undefined;
    };
    const first = placing.priced(asked);
    if ('code' in first) return refuse(first.code, first.odds);
    if (!placing.isLive(asked.slip)) return first.slip;
    seat.send({ type: 'waiting', request, until: host.now() + LIVE_WAIT_MS });
    await wait(LIVE_WAIT_MS);
    const second = placing.priced(asked);
    return 'code' in second ? refuse(second.code, second.odds) : second.slip;
  }

  async function place(seat: Seat, message: { [key: string]: unknown }): Promise<void> {
    const request = textOf(message, 'request');
    const asked = askedIn(message, stakeIn(message, 'stake'));
    if (!asked) return sendRuleRefusal(seat, 'slip', request);
    const slip = await acceptable(seat, asked, request);
    if (!slip) return;
    const unit = host.wallet.newId();
    const matches = slip.legs.map(({ match }) => match);
    const legs = slip.legs.map((leg) => ({ ...leg }));
    results.addLegs(unit, matches);
    const { outcome } = await host.wallet.bet({
      seat,
      engine: 'book',
      unit,
      reference: matches.length === 1 ? (matches[0] ?? unit) : unit,
      amount: stakeOf(slip),
      unitDetail: { legs, choose: slip.choose, lineStake: String(slip.lineStakeMinor) },
      detail: { legs, choose: slip.choose, line_stake: amountText(slip.lineStakeMinor) },
    });
    if (outcome.kind !== 'done') return sendRefusal(seat, outcome, request);
    seat.send({ type: 'accepted', request, slip: placing.slipJson(host.units.get(unit)) });
    for (const each of crowd.of(seat.player.id)) sendSlips(each);
  }

  function cashOut(seat: Seat, message: { [key: string]: unknown }): void {
    const request = textOf(message, 'request');
    const unit = host.units.find(textOf(message, 'slip'));
    const offered = stakeIn(message, 'amount');
    if (!unit || unit.player !== seat.player.id || unit.engine !== 'book' || unit.state !== 'open')
      return sendRuleRefusal(seat, 'no_slip', request);
    const amount = placing.cashOut(unit);
    if (amount === undefined) return sendRuleRefusal(seat, 'suspended', request);
    if (offered === undefined || amount < offered) return sendRuleRefusal(seat, 'cash_out_changed', request);
    const difference = amount > unit.stake ? amount - unit.stake : unit.stake - amount;
    host.units.setDetail(unit.id, { ...(unit.detail as object), cashedOut: true });
    void host.wallet.win({
      unit: unit.id,
      amount,
      final: true,
      validBet: difference < unit.stake ? difference : unit.stake,
      detail: { cash_out: true },
    });
    seat.send({ type: 'accepted', request });
    onSettled(host.units.get(unit.id));
  }

  const tick = (): void => {
    settler.run();
    for (const match of results.takeDue()) resettle(match);
    for (const group of crowd.groups()) {
      const sport = findSport(group);
      if (sport) crowd.send(group, matchesJson(sport));
      for (const seat of crowd.in(group)) if (openSlips(seat.player.id).length > 0) sendSlips(seat);
    }
  };
  const timer = setInterval(tick, TICK_MS);

  function look(seat: Seat, sport: Sport): void {
    crowd.put(seat, sport.code);
    seat.send(matchesJson(sport));
  }

  return {
    enter: (seat) => {
      const sport = sportOf(seat.game) ?? SPORTS[0];
      if (!sport) return;
      seat.send({
        type: 'book',
        now: host.now(),
        clubs: CLUBS,
        sports: SPORTS.map(({ code, name, minutes, surface }) => ({ code, name, minutes, surface })),
      });
      look(seat, sport);
      sendSlips(seat);
      sendHistory(host, seat);
    },
    receive: (seat, message) => {
      const sport = findSport(textOf(message, 'sport'));
      if (message['type'] === 'sport' && sport) look(seat, sport);
      if (message['type'] === 'cash_out') cashOut(seat, message);
      return message['type'] === 'place' ? place(seat, message) : undefined;
    },
    leave: (seat) => crowd.remove(seat),
    fixtures: (game) => {
      const sport = sportOf(game);
      return sport ? matchesAt(sport, host.now()).flatMap(fixtureOf) : [];
    },
    recover: async () => settler.run(),
    stop: () => clearInterval(timer),
  };
}

export const book: Engine = {
  id: 'book',
  plays: (game) => sportOf(game) !== undefined,
  script: 'client/book/book.page.ts',
  style: 'client/book/book.css',
  start: startBook,
};

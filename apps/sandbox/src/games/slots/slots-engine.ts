import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import type { Engine, Host, RunningEngine } from '../host/host.types.ts';
import type { Reward } from '../host/rewards.ts';
import type { Unit } from '../host/units.ts';
import type { Json, Seat } from '../host/vendor.types.ts';
import { PAYTABLES, paytableOf } from './paytables.rules.ts';
import { playRound, totalWin, type PlayedSpin } from './play.ts';
import { LINES } from './slot.rules.ts';
import { addSymbols } from './symbols.ts';

const ENGINE = 'slots';
const HISTORY = 50;
const MIN_BET = 10_000n;
const MAX_BET = 10_000n * 500_000n;
const SCHEMA =
  'create table if not exists slot_rounds (subject text primary key, next integer not null) strict';

type Detail = {
  bet: string;
  subject: string;
  round: number;
  reward: string | null;
  paytable?: string;
  freeSpins?: number;
};

const spinJson = ({ stops, lines, scatters, win, isFree }: PlayedSpin): Json => ({
  stops,
  lines: lines.map((each) => ({ ...each })),
  scatters,
  isFree,
  win: formatMoney(win),
});

function startSlots(host: Host): RunningEngine {
  const { store, units, wallet, rewards } = host;
  store.exec(SCHEMA);
  const spinning = new Set<string>();

  const subjectOf = (seat: Seat): string => `${seat.player.id}/${seat.game.code}`;
  const nextRound = (subject: string): number =>
    store.all<{ next: number }>('select next from slot_rounds where subject = ?', subject)[0]?.next ?? 1;
  const takeRound = (subject: string): number => {
    const round = nextRound(subject);
    store.run('insert or replace into slot_rounds (subject, next) values (?, ?)', subject, round + 1);
    return round;
  };
  const spinsOf = ({ subject, round, bet, paytable }: Detail): PlayedSpin[] => {
    const { pays } = PAYTABLES.find(({ id }) => id === paytable) ?? PAYTABLES[0];
    return playRound(host.seeds.of(subject, round).numbers(), parseMoney(bet) ?? 0n, pays);
  };

  /** Writes all wins of a round at once: its free spins go on however the page or the process ends. */
  function pay(unit: Unit): PlayedSpin[] {
    const detail = unit.detail as Detail;
    const spins = spinsOf(detail);
    const reward = detail.reward ? { freeReward: detail.reward } : {};
    const paid = spins.filter(({ win }, index) => win > 0n || index === spins.length - 1);
    store.transaction(() => {
      for (const [index, { win, stops, isFree }] of paid.entries())
        void wallet.win({
          unit: unit.id,
          amount: win,
          final: index === paid.length - 1,
          detail: { stops, isFree },
          ...reward,
        });
      units.setDetail(unit.id, { ...detail, freeSpins: spins.length - 1 });
    });
    return spins;
  }

  const rewardJson = (reward: Reward | undefined): Json =>
    reward ? { left: reward.count - reward.used, bet: formatMoney(reward.bet) } : null;

  function sendState(seat: Seat): void {
    const subject = subjectOf(seat);
    const rows = units.listOf(seat.player.id, seat.game.code, HISTORY).map((unit) => ({
      id: unit.id,
      at: unit.openedAt,
      stake: formatMoney(unit.stake),
      payout: formatMoney(unit.payout),
      detail: unit.detail,
    }));
    seat.send({
      type: 'state',
      hash: host.seeds.of(subject, nextRound(subject)).hash,
      reward: rewardJson(rewards.openFor(seat.player.id, seat.game.code)),
      min: formatMoney(MIN_BET),
      max: formatMoney(MAX_BET),
      rows,
    });
  }

  /** Whole hundredths for each line, so that no payout needs rounding. */
  const isBet = (bet: bigint | undefined): bet is bigint =>
    bet !== undefined && bet >= MIN_BET && bet <= MAX_BET && bet % (BigInt(LINES.length) * 100n) === 0n;

  async function spin(seat: Seat, asked: bigint | undefined): Promise<void> {
    const reward = seat.visit.isDemo ? undefined : rewards.openFor(seat.player.id, seat.game.code);
    const bet = reward?.bet ?? asked;
    if (!isBet(bet)) return seat.send({ type: 'refused', reason: 'limit', code: 'bet' });
    const subject = subjectOf(seat);
    const unit = wallet.newId();
    const detail: Detail = {
      bet: formatMoney(bet),
      subject,
      round: takeRound(subject),
      reward: reward?.id ?? null,
      paytable: paytableOf(seat.game).id,
    };
    const { outcome } = await wallet.bet({
      seat,
      engine: ENGINE,
      unit,
      reference: unit,
      amount: bet,
      unitDetail: detail,
      ...(reward ? { freeReward: reward.id } : {}),
    });
    if (outcome.kind !== 'done') {
      const reason = outcome.kind === 'refused' ? outcome.reason : 'other';
      seat.send({ type: 'refused', reason, code: reason });
      return sendState(seat);
    }
    const spins = pay(units.get(unit));
    if (reward) rewards.use(reward, totalWin(spins));
    seat.send({
      type: 'spun',
      unit,
      bet: detail.bet,
      isReward: reward !== undefined,
      spins: spins.map(spinJson),
      total: formatMoney(totalWin(spins)),
      seed: host.seeds.of(subject, detail.round).seed,
    });
    return sendState(seat);
  }

  return {
    enter: sendState,
    receive: async (seat, message) => {
      if (message['type'] !== 'spin') return;
      const key = subjectOf(seat);
      // One round at a time: a second page of the same player waits for the first.
      if (spinning.has(key)) return;
      spinning.add(key);
      try {
        const text = message['bet'];
        await spin(seat, typeof text === 'string' ? parseMoney(text) : undefined);
      } finally {
        spinning.delete(key);
      }
    },
    leave: () => undefined,
    recover: async () => {
      await Promise.all(
        units.listOpen(ENGINE).map(async (unit) => {
          const outcomes = await wallet.outcomesOf(unit.id);
          if (outcomes.some(({ outcome }) => outcome.kind === 'done') && units.get(unit.id).state === 'open')
            pay(units.get(unit.id));
        }),
      );
    },
    stop: () => undefined,
  };
}

/** Every slot title plays by the same reels and paytable, with symbols of its own theme. */
export const slotsEngine: Engine = {
  id: ENGINE,
  plays: (game) => game.category === 'rng',
  script: 'client/slots/slots.page.ts',
  style: 'client/slots/slots.css',
  start: startSlots,
  addRoutes: addSymbols,
};

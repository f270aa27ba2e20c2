import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../platform/http/errors.ts';
import type { Logger } from '../platform/log.ts';
import { agree, approveReviews, offerAtLast } from './agreements.ts';
import { createPlanRandom } from './chance.ts';
import type { DemoParts } from './demo-parts.ts';
import {
  findHistory,
  finishHistory,
  listAccounts,
  listGames,
  moveHistory,
  sealedUntil,
  touchHistory,
  type DemoGame,
} from './histories.queries.ts';
import { createPeople } from './people.ts';
import { HISTORY_DAYS, MERCHANT_ID, planNetwork, ROOTS, type PlannedPerson } from './plan.ts';
import { playMoment, type Moment } from './play.ts';
import { DAILY, runJobs, SETTLING } from './settling.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PERIOD = 5 * MINUTE;
/** A period is sealed when it is over and what was under way has ended. */
const SEALED_AFTER = PERIOD + MINUTE;
/** When people play, in minutes of the day; of the last days every hour. */
const MINUTES = [250, 725, 960, 1_150, 1_310];
const HOURLY = Array.from({ length: 24 }, (_, hour) => hour * 60 + 13);
const HOURLY_DAYS = 2;
/** Dividends of the last days wait for an operator. */
const REVIEWED_DAYS = 7;
const GAMES_PER_CATEGORY = 5;
const MIN_CATEGORIES = 4;
const GAMES_WAIT = 2_000;
const MAX_GAMES_WAITS = 150;

const isWeekend = (at: Date): boolean => [0, 6].includes(at.getUTCDay());

/** Who plays when on a day; the same at each call. */
export function momentsOf(beginsAt: Date, day: number, people: readonly PlannedPerson[]): Moment[] {
  const random = createPlanRandom(day * 7_919 + 13);
  const start = new Date(beginsAt.getTime() + day * DAY);
  const minutes = day >= HISTORY_DAYS - HOURLY_DAYS ? HOURLY : MINUTES;
  const players = minutes.map((): PlannedPerson[] => []);
  for (const person of people) {
    const chance = person.activity * (isWeekend(start) ? 1.4 : 1);
    if (person.day < day && person.upline !== undefined && random.next() < chance)
      players[random.below(minutes.length)]?.push(person);
  }
  return minutes.map((minute, index) => ({
    at: new Date(start.getTime() + minute * MINUTE + random.below(MINUTE)),
    players: players[index] ?? [],
  }));
}

/** The vendors' games come with the first import, some time after the first start. */
async function waitForGames({ db }: DemoParts, isStopped: () => boolean): Promise<DemoGame[]> {
  for (let waits = 0; ; waits += 1) {
    const games = await listGames(db, MERCHANT_ID, GAMES_PER_CATEGORY);
    const categories = new Set(games.map(({ category }) => category));
    if (categories.size >= MIN_CATEGORIES || waits >= MAX_GAMES_WAITS || isStopped()) return games;
    await touchHistory(db, MERCHANT_ID);
    await pause(GAMES_WAIT);
  }
}

type Playing = {
  parts: DemoParts;
  log: Pick<Logger, 'warn'>;
  plan: readonly PlannedPerson[];
  byAccount: ReadonlyMap<string, PlannedPerson>;
  games: readonly DemoGame[];
  currency: string;
  operatorId: string;
  beginsAt: Date;
  known: Set<string>;
  people: ReturnType<typeof createPeople>;
};

const moveTo = ({ clock }: DemoParts, at: Date): void => {
  const ahead = at.getTime() - clock.now().getTime();
  if (ahead > 0) clock.advance(ahead);
};

/** Offers may be refused for what has happened, such as open bills; the network goes on without them. */
async function tolerant({ log }: Playing, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, 'a step of the demo network was refused');
  }
}

/** Who is new on a day opens an account, and agents agree on contracts. */
async function beginDay(playing: Playing, day: number): Promise<void> {
  const { parts, plan, known, people, byAccount, operatorId } = playing;
  for (const person of plan) {
    if (person.day > day || known.has(person.account)) continue;
    await people.open(person);
    known.add(person.account);
  }
  if (day === 0)
    for (const root of ROOTS.map((account) => byAccount.get(account))) if (root) await people.rateRoot(root);
  const agents = plan.filter(({ isAgent, account }) => isAgent && known.has(account));
  await tolerant(playing, () => agree(parts, agents, { operatorId, byAccount }));
}

async function endDay({ parts, operatorId, beginsAt }: Playing): Promise<void> {
  const { clock, jobs, modules } = parts;
  const now = clock.now().getTime();
  const end = beginsAt.getTime() + HISTORY_DAYS * DAY;
  const before = new Date(Math.min(now - DAY, end - REVIEWED_DAYS * DAY));
  await approveReviews(parts, operatorId, before);
  await runJobs(jobs, DAILY);
  await modules.wallet.ensurePartitions(clock.now());
}

/** Plays one day up to `until`; false if the day is not over then. */
async function playDay(
  playing: Playing,
  { day, after, until, isStopped }: { day: number; after: Date; until: () => Date; isStopped: () => boolean },
): Promise<boolean> {
  const { parts, plan, beginsAt } = playing;
  const start = new Date(beginsAt.getTime() + day * DAY);
  moveTo(parts, start);
  await parts.modules.wallet.ensurePartitions(parts.clock.now());
  await beginDay(playing, day);
  for (const moment of momentsOf(beginsAt, day, plan)) {
    if (moment.at <= after) continue;
    if (isStopped() || moment.at.getTime() + SEALED_AFTER > until().getTime()) return false;
    moveTo(parts, moment.at);
    await playMoment(parts, moment, playing);
    moveTo(parts, new Date(moment.at.getTime() + SEALED_AFTER));
    await runJobs(parts.jobs, SETTLING);
    await moveHistory(parts.db, MERCHANT_ID, moment.at);
  }
  const end = new Date(start.getTime() + DAY + SEALED_AFTER);
  if (end > until()) return false;
  moveTo(parts, end);
  await runJobs(parts.jobs, SETTLING);
  await endDay(playing);
  return true;
}

async function prepare(parts: DemoParts, log: Playing['log'], beginsAt: Date, games: DemoGame[]) {
  const plan = planNetwork();
  const { currency } = await parts.modules.merchants.byId(MERCHANT_ID);
  const [operator] = await parts.modules.operators.seedDemoOperators();
  return {
    parts,
    log,
    plan,
    byAccount: new Map(plan.map((person) => [person.account, person])),
    games,
    currency,
    operatorId: operator.id,
    beginsAt,
    known: await listAccounts(parts.db, MERCHANT_ID),
    people: createPeople(parts, plan),
  };
}

/**
 * Plays what is missing of the shop's past, up to now, and goes on where it was interrupted. Does nothing where no past
 * was begun or it is finished. `now` is the real time.
 */
export async function playHistory(
  parts: DemoParts,
  { log, now, isStopped }: { log: Pick<Logger, 'warn'>; now: () => Date; isStopped: () => boolean },
): Promise<void> {
  const history = await findHistory(parts.db, MERCHANT_ID);
  if (!history || history.finishedAt) return;
  const { beginsAt, playedUntil } = history;
  const games = await waitForGames(parts, isStopped);
  const sealed = await sealedUntil(parts.db, MERCHANT_ID);
  // Somebody else has sealed meanwhile: what would be played now would not be the past.
  const isOvertaken = sealed !== undefined && sealed.getTime() > playedUntil.getTime() + DAY;
  if (!isOvertaken && games.length > 0) {
    const playing = await prepare(parts, log, beginsAt, games);
    let day = Math.max(0, Math.floor((playedUntil.getTime() - beginsAt.getTime()) / DAY));
    while (await playDay(playing, { day, after: playedUntil, until: now, isStopped })) day += 1;
    if (isStopped()) return;
    const [root] = ROOTS.map((account) => playing.byAccount.get(account));
    const downline = playing.plan.find(({ isAgent, upline }) => isAgent && upline === root?.account);
    moveTo(parts, now());
    if (root && downline)
      await tolerant(playing, () => offerAtLast(parts, { operatorId: playing.operatorId, root, downline }));
  }
  if (!isStopped()) await finishHistory(parts.db, MERCHANT_ID);
}

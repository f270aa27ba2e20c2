import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { transferCode } from '../money/wallet.ts';
import { PAGE_SIZE_MAX } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import {
  classFigures,
  dayFields,
  daySpanProblem,
  figuresUntil,
  isDaySpan,
  linePerson,
  listCursor,
  LIST_DAYS_MAX,
  teamFigures,
  TOTAL_DAYS_MAX,
} from './figures.ts';
import { opensType, rateClass, rates } from './network.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const limit = z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20);

/** Figures of a team in a period, with those who are not counted in money. */
const periodFigures = teamFigures.extend({
  newMembers: z.int(),
  firstDeposits: z.int(),
  /** Members below who reached the merchant’s threshold; null where the team is too big to count over several days. */
  active: z.int().nullable(),
});

/** What waits for the agent. */
export const ATTENTION_KINDS = ['quiet_members', 'contract_requests', 'open_bills', 'next_tier'] as const;

const overview = z.object({
  /** The merchant’s settlement zone, in which days begin so many minutes after midnight. */
  timeZone: z.string(),
  dayStartsAtMinutes: z.int(),
  today: z.iso.date(),
  figuresUntil,
  current: periodFigures.extend({ ownIncome: money }),
  /** As many days before `from`. */
  before: periodFigures.extend({ ownIncome: money }),
  /** Now, whatever the period. Null what a page can’t wait for in a big team; `members` is then everybody. */
  team: z.object({
    agents: z.int().nullable(),
    members: z.int(),
    online: z.int().nullable(),
    silent3Days: z.int().nullable(),
    silent7Days: z.int().nullable(),
    /** Null where the merchant does not show balances. */
    balance: money.nullable(),
  }),
  days: z.array(
    teamFigures.extend({
      day: z.iso.date(),
      newMembers: z.int(),
      firstDeposits: z.int(),
      active: z.int(),
      ownIncome: money,
    }),
  ),
  classes: z.array(classFigures),
  /** The direct downlines whose teams bet most. */
  branches: z.array(linePerson.extend({ stake: money, validBet: money, netResult: money })),
  attention: z.array(z.object({ kind: z.enum(ATTENTION_KINDS), count: z.int(), amount: money.nullable() })),
});

export const TEAM_SORTS = [
  'openedAt',
  'account',
  'lastSeenAt',
  'deposits',
  'withdrawals',
  'stake',
  'validBet',
  'netResult',
] as const;
const sortOf = <const S extends string>(names: readonly S[], initial: S | `-${S}`) =>
  z.enum(names.flatMap((name): (S | `-${S}`)[] => [name, `-${name}`])).default(initial as never);

/** `silent3`, `silent7`: not signed in for so many days; `never`: not at all. */
export const ACTIVITIES = ['seen', 'silent3', 'silent7', 'never'] as const;
/** `direct`: the downlines one level below; `all`: everybody below. */
export const TEAM_SCOPES = ['direct', 'all'] as const;

const teamMember = linePerson.extend({
  status: z.enum(['open', 'closed', 'locked']),
  /** Levels below the caller: 1 for direct downlines. */
  level: z.int(),
  uplineId: id.nullable(),
  uplineAccount: z.string().nullable(),
  rates,
  directs: z.int(),
  /** Everybody below. */
  teamSize: z.int(),
  /** Of the main wallet; null where the merchant does not show balances. */
  balance: money.nullable(),
  openedAt: instant,
  lastSeenAt: instant.nullable(),
  isOnline: z.boolean(),
  /** Of this member with everybody below, in the chosen days. */
  figures: teamFigures,
});

const bet = z.object({
  /** The round. */
  id,
  at: instant,
  settledAt: instant.nullable(),
  memberId: id,
  account: z.string(),
  vendor: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  class: z.string(),
  stake: money,
  validBet: money,
  payout: money,
  /** The payout less the stake; zero while the round is open. */
  result: money,
  state: z.enum(['open', 'settled', 'voided']),
});
const betSums = z.object({ count: z.int(), stake: money, validBet: money, payout: money, result: money });

/** Lists of what happened at instants: of one member for long, of the whole team for a day. */
const happened = {
  memberId: id.optional(),
  from: instant,
  until: instant,
  after: listCursor.optional(),
  limit,
};
const isBounded = ({ memberId, from, until }: { memberId?: string | undefined; from: Date; until: Date }) =>
  until > from && until.getTime() - from.getTime() <= (memberId ? LIST_DAYS_MAX + 1 : 1) * DAY_MILLISECONDS;
const spanProblem = { path: ['until'], message: 'too long, or empty' };

export const LOSS_SORTS = ['netResult', 'deposits', 'withdrawals', 'stake', 'validBet', 'account'] as const;

const moneyBound = money.refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' });

/** What an agent sees of the own team. Who is outside it is not found. */
export const teamsRoutes = defineRoutes({
  overview: {
    method: 'GET',
    path: '/wps/agent/overview',
    summary: 'Figures of the agent’s team in some days, against as many days before.',
    access: 'agent',
    query: z.object(dayFields).refine(isDaySpan(TOTAL_DAYS_MAX), daySpanProblem),
    response: overview,
    errors: ['agents.not_found'],
  },
  team: {
    method: 'GET',
    path: '/wps/agent/team',
    summary: 'Members of the agent’s team with the figures of their own teams, and totals of the selection.',
    access: 'agent',
    query: z
      .object({
        ...dayFields,
        /** Below whom; below the caller without it. */
        of: id.optional(),
        scope: z.enum(TEAM_SCOPES).default('direct'),
        /** The beginning of the account, anywhere in the team. */
        search: z.string().trim().min(2).max(64).optional(),
        /** Levels below the caller. */
        level: z.coerce.number().int().min(1).max(64).optional(),
        type: z.coerce.number().pipe(opensType).optional(),
        status: z.enum(['open', 'closed', 'locked']).optional(),
        rateClass: rateClass.optional(),
        rateMinPpm: z.coerce.number().int().min(0).max(1_000_000).optional(),
        rateMaxPpm: z.coerce.number().int().min(0).max(1_000_000).optional(),
        activity: z.enum(ACTIVITIES).optional(),
        sort: sortOf(TEAM_SORTS, '-validBet'),
        after: listCursor.optional(),
        limit,
      })
      .refine(isDaySpan(LIST_DAYS_MAX), daySpanProblem),
    response: z.object({
      items: z.array(teamMember),
      next: z.string().nullable(),
      /** Of the whole selection, for the first page; null on the others. */
      totals: z.object({ count: z.int(), isCountExact: z.boolean(), figures: teamFigures }).nullable(),
      /** From the caller’s direct downline to whose downlines these are. */
      line: z.array(linePerson),
      figuresUntil,
    }),
    errors: ['agents.not_found', 'lists.bad_cursor', 'agents.too_many_to_sort'],
  },
  teamMember: {
    method: 'GET',
    path: '/wps/agent/team/:memberId',
    summary: 'One of the team with its figures, and the line from the caller down to it.',
    access: 'agent',
    params: z.object({ memberId: id }),
    query: z.object(dayFields).refine(isDaySpan(LIST_DAYS_MAX), daySpanProblem),
    response: teamMember.extend({
      line: z.array(linePerson),
      /** What this member did alone. */
      ownFigures: teamFigures,
      classes: z.array(classFigures),
    }),
    errors: ['agents.not_found'],
  },
  bets: {
    method: 'GET',
    path: '/wps/agent/bets',
    summary: 'Bets of the team, newest first: of one member for 35 days, of everybody for 24 hours.',
    access: 'agent',
    query: z
      .object({
        ...happened,
        class: z.string().trim().max(32).optional(),
        vendor: z.string().trim().max(32).optional(),
        state: z.enum(['open', 'settled', 'voided']).optional(),
        minStake: moneyBound.optional(),
        maxStake: moneyBound.optional(),
      })
      .refine(isBounded, spanProblem),
    response: z.object({
      items: z.array(bet),
      next: z.string().nullable(),
      /** Of the whole selection, for the first page; null on the others. */
      totals: betSums
        .extend({
          classes: z.array(betSums.extend({ class: z.string() })),
          vendors: z.array(betSums.extend({ vendor: z.string() })),
        })
        .nullable(),
    }),
    errors: ['agents.not_found', 'lists.bad_cursor'],
  },
  losses: {
    method: 'GET',
    path: '/wps/agent/losses',
    summary: 'What branches or members of the team won and lost in some days.',
    access: 'agent',
    query: z
      .object({
        ...dayFields,
        /** Below whom; below the caller without it. */
        of: id.optional(),
        /** `branch`: direct downlines with everybody below; `member`: each of the team alone. */
        by: z.enum(['branch', 'member']).default('branch'),
        class: rateClass.optional(),
        sort: sortOf(LOSS_SORTS, 'netResult'),
        after: listCursor.optional(),
        limit,
      })
      .refine(isDaySpan(LIST_DAYS_MAX), daySpanProblem),
    response: z.object({
      items: z.array(linePerson.extend({ level: z.int(), directs: z.int(), figures: teamFigures })),
      next: z.string().nullable(),
      /** Of the whole selection, for the first page; null on the others. */
      totals: z.object({ count: z.int(), isCountExact: z.boolean(), figures: teamFigures }).nullable(),
      line: z.array(linePerson),
      figuresUntil,
    }),
    errors: ['agents.not_found', 'lists.bad_cursor', 'agents.too_many_to_sort'],
  },
  transactions: {
    method: 'GET',
    path: '/wps/agent/transactions',
    summary:
      'Movements on main wallets of the team, newest first: of one member for 35 days, of everybody for 24 hours.',
    access: 'agent',
    query: z.object({ ...happened, code: transferCode.optional() }).refine(isBounded, spanProblem),
    response: z.object({
      items: z.array(
        z.object({
          id,
          at: instant,
          memberId: id,
          account: z.string(),
          code: transferCode,
          /** Positive for incoming, negative for outgoing amounts. */
          amount: money,
        }),
      ),
      next: z.string().nullable(),
      /** Of the whole selection, for the first page; null on the others. */
      totals: z.object({ count: z.int(), in: money, out: money }).nullable(),
    }),
    errors: ['agents.not_found', 'lists.bad_cursor'],
  },
});

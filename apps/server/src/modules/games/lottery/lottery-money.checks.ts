import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { findBreaches, type AuditCheck, type Finding } from '../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import { coverOf } from './tickets/tickets.rules.ts';
import type { LotteryEngine } from './tickets/tickets.types.ts';

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a ticket is a round of its draw with the same stake': sql`
    select coalesce(t.merchant_id, r.merchant_id) as merchant_id, 'ticket ' || coalesce(t.id, r.id) as subject,
      'ticket ' || coalesce(t.state || ' ' || t.stake_minor, 'missing') || ', round ' ||
        coalesce(r.state || ' ' || r.stake_minor, 'missing') as detail
    from lottery_tickets t
    full join (select * from played_rounds where pool is not null and vendor = ${IN_HOUSE_VENDOR.code}) r
      on r.merchant_id = t.merchant_id and r.id = t.id
    where (t.member_id, t.currency, t.draw_id) is distinct from (r.member_id, r.currency, r.pool)
      or case when r.state = 'voided' then 0 else t.stake_minor end <> r.stake_minor
      or (t.state = 'cancelled' and r.state <> 'voided')`,

  'a ticket has its bets, and together they are its stake': sql`
    select t.merchant_id, 'ticket ' || t.id as subject,
      t.bets || ' bets of ' || t.stake_minor || ', found ' || coalesce(b.bets, 0) || ' of ' || coalesce(b.stake, 0)
        as detail
    from lottery_tickets t left join (
      select merchant_id, ticket_id, count(*) as bets, sum(line_minor * lines) as stake
      from lottery_bets group by merchant_id, ticket_id
    ) b on b.merchant_id = t.merchant_id and b.ticket_id = t.id
    where (t.bets, t.stake_minor) is distinct from (b.bets, b.stake)`,

  'what runs have paid for a ticket is the payout of its round': sql`
    select r.merchant_id, 'ticket ' || r.id as subject,
      'round ' || r.payout_minor || ', runs ' || coalesce(p.paid_minor, 0) as detail
    from rounds r join lottery_tickets t on t.merchant_id = r.merchant_id and t.id = r.id
    left join (
      select distinct on (merchant_id, ticket_id) merchant_id, ticket_id, paid_minor from lottery_prizes
      order by merchant_id, ticket_id, run desc
    ) p on p.merchant_id = r.merchant_id and p.ticket_id = r.id
    where r.payout_minor <> coalesce(p.paid_minor, 0)`,

  'what chases hold is what their waiting steps cost': sql`
    select c.merchant_id, 'chase ' || c.id as subject, c.left_minor || ' left, steps wait for ' || coalesce(s.waiting, 0)
        || ' of ' || coalesce(s.planned, 0) as detail
    from lottery_chases c left join (
      select merchant_id, chase_id, sum(stake_minor) filter (where state = 'waiting') as waiting,
        sum(stake_minor) as planned
      from lottery_chase_steps group by merchant_id, chase_id
    ) s on s.merchant_id = c.merchant_id and s.chase_id = c.id
    where c.left_minor <> coalesce(s.waiting, 0) or c.held_minor is distinct from s.planned`,

  'the play hold of a member is what is left of running chases': sql`
    select coalesce(a.merchant_id, c.merchant_id) as merchant_id,
      'member ' || coalesce(a.member_id, c.member_id) as subject,
      coalesce(a.balance_minor, 0) || ' held, chases ' || coalesce(c.left_minor, 0) as detail
    from (select merchant_id, member_id, currency, balance_minor from member_accounts where kind = 'play_hold') a
    full join (
      select merchant_id, member_id, currency, sum(left_minor) as left_minor from lottery_chases
      where state = 'running' group by merchant_id, member_id, currency
    ) c on c.merchant_id = a.merchant_id and c.member_id = a.member_id and c.currency = a.currency
    where coalesce(a.balance_minor, 0) <> coalesce(c.left_minor, 0)`,

  'a step of a chase is bought with its own ticket': sql`
    select coalesce(t.merchant_id, s.merchant_id) as merchant_id,
      'ticket ' || coalesce(t.id, s.ticket_id) as subject,
      'chase ' || coalesce(t.chase_id, s.chase_id) || ', ticket ' || coalesce(t.stake_minor, 0) || ', step '
        || coalesce(s.stake_minor, 0) as detail
    from (select * from lottery_tickets where chase_id is not null) t
    full join (select * from lottery_chase_steps where state = 'bought') s
      on s.merchant_id = t.merchant_id and s.ticket_id = t.id
    where (t.chase_id, t.draw_id, t.stake_minor) is distinct from (s.chase_id, s.draw_id, s.stake_minor)`,

  'what was paid and is not due is a claim': sql`
    select p.merchant_id, 'ticket ' || p.ticket_id as subject,
      'due ' || p.due_minor || ', paid ' || p.paid_minor || ', claimed ' || coalesce(c.open, 0) as detail
    from (
      select distinct on (merchant_id, ticket_id) merchant_id, ticket_id, run, due_minor, paid_minor
      from lottery_prizes order by merchant_id, ticket_id, run desc
    ) p left join (
      select merchant_id, ticket_id, run, owed_minor - collected_minor as open from lottery_claims
      where state <> 'replaced'
    ) c on c.merchant_id = p.merchant_id and c.ticket_id = p.ticket_id and c.run = p.run
    where p.paid_minor - p.due_minor <> coalesce(c.open, 0)`,
};

type Exposed = {
  merchantId: string;
  drawId: string;
  catalogue: string;
  play: string;
  pick: string;
  lineMinor: bigint;
  group: number;
  priceBps: number;
  bets: number;
};
type Cell = { merchantId: string; drawId: string; market: string; cell: string; minor: bigint };

const RULE = 'the exposure of a draw is that of its open bets';
const keyOf = ({ merchantId, drawId, market, cell }: Cell): string =>
  `${merchantId} ${drawId} ${market} ${cell}`;

/** Recomputes the exposure of every draw that has any, each different bet once. */
async function exposureFindings(tx: Tx, engine: Pick<LotteryEngine, 'quote' | 'prizes'>): Promise<Finding[]> {
  const kept = await sql<Cell>`select merchant_id as "merchantId", draw_id as "drawId", market, cell,
      liability_minor as minor from lottery_exposures`.execute(tx);
  const bets = await sql<Exposed>`
    select b.merchant_id as "merchantId", b.draw_id as "drawId", b.catalogue, b.play, b.pick,
      b.line_minor as "lineMinor", b.prize_group as "group", b.price_bps as "priceBps", count(*)::int as bets
    from lottery_bets b join lottery_tickets t on t.merchant_id = b.merchant_id and t.id = b.ticket_id
    where t.state = 'open' and t.currency <> ${PLAY_MONEY} and exists (select from lottery_exposures e
      where e.merchant_id = b.merchant_id and e.draw_id = b.draw_id)
    group by b.merchant_id, b.draw_id, b.catalogue, b.play, b.pick, b.line_minor, b.prize_group, b.price_bps`.execute(
    tx,
  );
  const open = new Map<string, Cell>(kept.rows.map((cell) => [keyOf(cell), cell]));
  for (const { merchantId, drawId, catalogue, bets: count, ...asked } of bets.rows) {
    const cells = coverOf(engine, catalogue, asked)?.cells ?? [];
    for (const { market, cell, minor } of cells) {
      const one = { merchantId, drawId, market, cell, minor: 0n };
      const known = open.get(keyOf(one)) ?? one;
      open.set(keyOf(one), { ...known, minor: known.minor - BigInt(count) * minor });
    }
  }
  return [...open.values()]
    .filter(({ minor }) => minor !== 0n)
    .map(({ merchantId, drawId, market, cell, minor }) => ({
      rule: RULE,
      merchantId,
      subject: `draw ${drawId} ${market} ${cell}`,
      detail: `differs by ${minor}`,
    }));
}

/** What the ledger audit asks of tickets, exposures and runs. */
export const checkLotteryMoney =
  (engine: Pick<LotteryEngine, 'quote' | 'prizes'>): AuditCheck =>
  async (tx) => {
    const findings = await exposureFindings(tx, engine);
    for (const [rule, query] of Object.entries(RULES))
      findings.push(...(await findBreaches(tx, rule, query)));
    return findings;
  };

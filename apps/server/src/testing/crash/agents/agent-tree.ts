import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import { mainOf } from '../../../modules/money/wallet/index.ts';
import { CURRENCY, MERCHANT, type AgentShop } from './agent-shop.ts';

/** Downlines of everybody on each level. */
const WIDTHS = [2, 3, 2, 2];
const FUNDS_MINOR = 10n ** 12n;
const PERIOD_MILLISECONDS = 300_000;

type Person = { no: number; uplineNo: number; depth: number; rootNo: number };

export const memberOf = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`;

/** Everybody in the tree, uplines first. */
export function peopleOf(): Person[] {
  const people: Person[] = [];
  let above: Person[] = [{ no: 0, uplineNo: 0, depth: 0, rootNo: 0 }];
  for (const width of WIDTHS) {
    const level: Person[] = [];
    for (const upline of above)
      for (let index = 0; index < width; index += 1) {
        const no = people.length + 1;
        const person = { no, uplineNo: upline.no, depth: upline.depth + 1, rootNo: upline.rootNo || no };
        people.push(person);
        level.push(person);
      }
    above = level;
  }
  return people;
}

/** The terms of a payee by its level: the payer's own always cover them. */
function termsOf(kind: string, { depth, rootNo }: Person): object {
  const factor = WIDTHS.length - depth;
  const shared = { kind, classes: ['rng'] };
  if (kind === 'realtime')
    return {
      ...shared,
      tiers: [
        { fromBand: 0, winRatePpm: 1_500 * factor, lossRatePpm: 2_500 * factor },
        { fromBand: 2, winRatePpm: 2_500 * factor, lossRatePpm: 4_000 * factor },
      ],
    };
  const tiers = [
    {
      conditions: { activeMembers: 0, validBetMinor: '0' },
      ratePpm: (kind === 'dividend' ? 90_000 : 3_000) * factor,
    },
  ];
  const counted = { ...shared, activeFromMinor: '0', tiers };
  if (kind !== 'dividend') return counted;
  // The second line settles by week.
  const period = rootNo === 1 ? 'daily' : 'weekly';
  return { ...counted, period, carry: 'until_cleared', deductions: ['rebates', 'bonuses', 'salaries'] };
}

/** The merchant, its tree with rates and contracts of every kind, and members with money. */
export async function furnishAgents({ db, clock, wallet }: AgentShop): Promise<void> {
  const at = clock.now();
  const period = Math.floor(at.getTime() / PERIOD_MILLISECONDS);
  const people = peopleOf();
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${MERCHANT}, 'Croupier', ${CURRENCY}, '{}', ${at})`.execute(db);
  await db.transaction().execute(async (tx) => {
    // The game has no vendor.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
      values ('reels', 'acme', 'rng', 'reels', '{"EN": "Reels"}', '', '', ${at})`.execute(tx);
  });
  for (const { no, uplineNo, depth } of people) {
    const memberId = memberOf(no);
    await sql`insert into members (merchant_id, id, account, account_key, type, password_changed_at, profile,
        registered_at, registered_ip)
      values (${MERCHANT}, ${memberId}, ${memberId}, ${memberId}, 1, ${at}, '{}', ${at}, '127.0.0.1')`.execute(
      db,
    );
    await sql`insert into agent_nodes (merchant_id, no, member_id, upline_no, depth, path, opened_at)
      select ${MERCHANT}, ${no}, ${memberId}, ${uplineNo}, ${depth},
        coalesce((select path from agent_nodes where merchant_id = ${MERCHANT} and no = ${uplineNo}), '')
          || network_code(${no}::int), ${at}`.execute(db);
    const sheetId = memberOf(1_000 + depth);
    await sql`insert into rate_sheets (merchant_id, id, rates_ppm)
      values (${MERCHANT}, ${sheetId}, array_fill(${80_000 - 10_000 * depth}::int, array[${CLASSES.length}::int]))
      on conflict do nothing`.execute(db);
    await sql`insert into node_rates (merchant_id, no, from_period, sheet_id)
      values (${MERCHANT}, ${no}, ${period}, ${sheetId})`.execute(db);
    await wallet.submit({
      merchantId: MERCHANT,
      currency: CURRENCY,
      transfers: [
        {
          id: memberId,
          debit: { owner: 'house', kind: 'adjustment', key: 'test' },
          credit: mainOf(memberId),
          amountMinor: FUNDS_MINOR,
          code: 'adjustment',
          reference: memberId,
        },
      ],
    });
  }
  await writeContracts(db, { people, period, at });
}

async function writeContracts(
  db: AgentShop['db'],
  { people, period, at }: { people: readonly Person[]; period: number; at: Date },
): Promise<void> {
  const kinds = ['realtime', 'hourly', 'daily', 'dividend'];
  for (const [index, kind] of kinds.entries())
    for (const person of people.filter(({ depth }) => depth < WIDTHS.length)) {
      const terms = termsOf(kind, person);
      const cycle = 'period' in terms ? terms.period : kind;
      await sql`insert into contracts (merchant_id, id, kind, cycle, payer_no, payee_no, terms, state, offered_at,
          expires_at, starts_period)
        values (${MERCHANT}, ${memberOf(10_000 * (index + 1) + person.no)}, ${kind}, ${cycle}, ${person.uplineNo}, ${person.no},
          ${JSON.stringify(terms)}::jsonb, 'running', ${at}, ${at}, ${period})`.execute(db);
      await sql`insert into settlement_marks (merchant_id, kind, cycle, until_period)
        values (${MERCHANT}, ${kind}, ${cycle}, ${period}) on conflict do nothing`.execute(db);
    }
}

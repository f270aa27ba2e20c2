import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import { settlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { sql } from 'kysely';
import type { Merchant } from '../../../base/merchants/index.ts';
import { createFiguresWorld } from '../../../games/figures/testing/figures-world.ts';
import { insertNode, takeNo } from '../../network/tree/nodes.queries.ts';
import { putRates } from '../../network/rates/rates.queries.ts';
import { pathBelow } from '../../network/tree/paths.rules.ts';
import { createCommission } from '../account/commission.usecases.ts';
import { createBills } from '../billing/bills.usecases.ts';
import { createClaims } from '../billing/claims.usecases.ts';
import { checkRebates } from '../rebates.checks.ts';
import { settleRebates } from '../settle.usecases.ts';

export type Person = { memberId: string; no: number; path: string; depth: number };
type RebateSettings = Partial<ReturnType<typeof settlementSettings.parse>['rebate']>;

const PERIOD_MILLISECONDS = 300_000;

/** A line of agents over a ledger with figures. */
export async function createRebateWorld(merchantId = 'croupier') {
  const world = await createFiguresWorld();
  const { db, clock, wallet, figures } = world;
  let settlement = settlementSettings.parse({});
  const merchant = () => ({ id: merchantId, currency: 'THB', settings: { settlement } }) as Merchant;
  const merchants = { byId: () => Promise.resolve(merchant()), list: () => Promise.resolve([merchant()]) };
  const deps = { db, clock, wallet, figures, merchants, bills: { sources: [] }, moves: { checks: [] } };
  await world.tamper(sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
    values ('reels', 'acme', 'rng', 'reels', '{"EN": "Reels"}', '', '', now())`);

  const periodNow = (): number => Math.floor(clock.now().getTime() / PERIOD_MILLISECONDS);
  const open = async (upline: Person | undefined, ratePpm: number): Promise<Person> => {
    const memberId = await world.newMember(merchantId);
    await world.tamper(sql`insert into members (merchant_id, id, account, account_key, type, password_changed_at, profile,
        registered_at, registered_ip)
      values (${merchantId}, ${memberId}, ${memberId}, ${memberId}, 1, now(), '{}', now(), '127.0.0.1')`);
    return db.transaction().execute(async (tx) => {
      const no = await takeNo(tx, merchantId);
      const node = {
        no,
        memberId,
        uplineNo: upline?.no ?? 0,
        depth: (upline?.depth ?? 0) + 1,
        path: pathBelow(upline?.path ?? '', no),
      };
      await insertNode(tx, { merchantId, ...node, at: clock.now() });
      await putRates(tx, { merchantId, no, fromPeriod: periodNow(), sheet: CLASSES.map(() => ratePpm) });
      return node;
    });
  };

  return {
    ...world,
    deps,
    open,
    set: (rebate: RebateSettings, more: Partial<typeof settlement> = {}) => {
      settlement = { ...settlement, ...more, rebate: { ...settlement.rebate, ...rebate } };
    },
    periodNow,
    bills: createBills(deps),
    claims: createClaims(deps),
    commission: createCommission(deps),
    settle: () => settleRebates(deps),
    /** Ends the current period, seals and folds it. */
    seal: async (periods = 1) => {
      clock.advance(PERIOD_MILLISECONDS * periods);
      await wallet.sealPeriods(clock.now());
      await figures.fold();
    },
    balances: async ({ memberId }: Person) => {
      const { main, commission } = await wallet.balanceOf(merchantId, memberId, 'THB');
      return { main: main.amountMinor, commission: commission.amountMinor };
    },
    breaches: () => db.transaction().execute((tx) => checkRebates(tx)),
  };
}

import { consoleApi } from '@croupier/contract/api.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { VendorSettings } from '@croupier/contract/vendors/vendor-settings.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { CODE, DAY_MILLISECONDS, openVendorDesk, REASON, type VendorDesk } from '../testing/vendor-desk.ts';

const { vendorRules } = consoleApi;
type Body = Record<string, unknown>;

let world: VendorDesk;
beforeAll(async () => {
  world = await openVendorDesk();
});
afterEach(async () => {
  const { findings } = await world.running.app.modules.wallet.audit();
  if (findings.length > 0) throw new Error(`the audit found: ${JSON.stringify(findings)}`);
});
afterAll(() => world.close());

test('a bet that only they have is booked by two persons, and its win is replayed', async () => {
  const {
    owner,
    accountId,
    newPlayer,
    call,
    betOf,
    winOf,
    balanceOf,
    auditOf,
    approve,
    runJob,
    listed,
    find,
    act,
    decided,
  } = world;
  const player = await newPlayer();
  const bet = betOf(player, newId(), '2.0000');
  const win = winOf(player, bet.unit, '5.0000');
  const lines = [
    { call: 'bet', ...bet },
    { call: 'win', ...win },
  ];
  await listed(lines);
  const before = await balanceOf(player);
  const { difference, id } = await decided(bet.id, 'book');
  expect(difference.acts).toEqual(['book', 'ask', 'close']);
  expect(await act(difference, 'book')).toMatchObject({ code: 'approvals.already_asked' });
  expect(await approve(id, owner)).toMatchObject({ code: 'approvals.own_request' });
  expect(await balanceOf(player)).toBe(before);
  expect(await approve(id)).toMatchObject({ status: 200, value: { changes: [{ label: 'round.stake' }] } });
  expect(await balanceOf(player)).toBe(before - 20_000n);
  expect(await find(bet.id)).toMatchObject({ state: 'asked', acts: ['close'] });
  expect(await auditOf(`vendor-difference:${accountId}/${bet.id}`)).toMatchObject([
    { action: 'vendor_difference.booked', after: { state: 'open', stake: '2.0000' } },
  ]);
  // The vendor's own call still finds its transaction.
  expect((await call('bet', bet)).body).toMatchObject({ code: 'ok', repeated: true });

  await runJob('vendor-ask');
  expect(await find(bet.id)).toMatchObject({ state: 'closed', outcome: 'booked' });
  expect(await act(difference, 'book')).toMatchObject({ code: 'vendors.act_not_possible' });
  expect(await act({ key: win.id, kind: 'win_missing' }, 'replay')).toMatchObject({ status: 200 });
  expect(await balanceOf(player)).toBe(before + 30_000n);
});

/** A win of 5 that the vendor lists with another amount. */
async function otherWin(theirs: string) {
  const { newPlayer, call, betOf, winOf, balanceOf, listed } = world;
  const player = await newPlayer();
  const bet = betOf(player, newId(), '2.0000');
  const win = winOf(player, bet.unit, '5.0000');
  await call('bet', bet);
  await call('win', win);
  await listed([
    { call: 'bet', ...bet },
    { call: 'win', ...win, amount: theirs },
  ]);
  return { player, win, before: await balanceOf(player) };
}

test('a win of another amount is corrected, and stays so', async () => {
  const { balanceOf, approve, runJob, find, decided } = world;
  const { player, win, before } = await otherWin('7.0000');
  const { id } = await decided(win.id, 'correct');
  expect(await approve(id)).toMatchObject({ status: 200 });
  expect(await balanceOf(player)).toBe(before + 20_000n);
  await runJob('vendor-ask');
  expect(await find(win.id)).toMatchObject({ state: 'closed', outcome: 'corrected' });
  await runJob('vendor-reconcile');
  expect(await find(win.id)).toMatchObject({ state: 'closed', outcome: 'corrected' });
});

test('what a member no longer has is refused, or becomes a debt where the merchant decides so', async () => {
  const { running, call, betOf, balanceOf, ask, approve, decided } = world;
  const { player, win, before } = await otherWin('1.0000');
  const { wallet } = running.app.modules;
  const bet = betOf(player, newId(), formatMoney(before - 10_000n));
  expect((await call('bet', bet)).body).toMatchObject({ code: 'ok' });
  const { id } = await decided(win.id, 'correct');
  expect(await approve(id)).toMatchObject({ code: 'wallet.insufficient_funds' });
  expect(await balanceOf(player)).toBe(10_000n);

  const { value } = await ask(vendorRules.get);
  const { settings } = value as { settings: VendorSettings };
  expect(settings).toEqual({ correctionsBelowZero: 'refuse', autoTransfer: 'ask' });
  const rules = { settings: { ...settings, correctionsBelowZero: 'debt' }, reason: REASON };
  const asked = await ask(vendorRules.change, { body: rules });
  expect(await approve((asked.value as { id: string }).id)).toMatchObject({
    status: 200,
    value: { changes: [{ label: 'vendors.correctionsBelowZero', before: 'refuse', after: 'debt' }] },
  });
  expect(await approve(id)).toMatchObject({ status: 200 });
  expect(await balanceOf(player)).toBe(0n);
  const { rows } = await sql<{ amount: bigint }>`select amount_minor as amount from member_debts
    where member_id = ${player.memberId}`.execute(running.database.db);
  expect(rows).toEqual([{ amount: 30_000n }]);
  expect((await wallet.audit()).findings).toEqual([]);
});

/** A bet of 2 whose unit has not ended for ten days. */
async function oldBet() {
  const { betOf, running, newPlayer, call, balanceOf } = world;
  const player = await newPlayer();
  const bet = { ...betOf(player, newId(), '2.0000'), reference: 'hand-7' };
  await call('bet', bet);
  await sql`update rounds set opened_at = opened_at - interval '10 days' where member_id = ${player.memberId}`.execute(
    running.database.db,
  );
  await sql`delete from vendor_lists where list = 'open_rounds'`.execute(running.database.db);
  const round = async () => {
    const { rows } = await sql<{ id: string; state: string }>`select id, state from rounds
      where member_id = ${player.memberId}`.execute(running.database.db);
    return rows[0] ?? { id: '', state: '' };
  };
  return { player, bet, round, before: await balanceOf(player) };
}

test('a round that never ended is asked about by its unit, and ends as the vendor says', async () => {
  const { vendor, winOf, balanceOf, runJob, find } = world;
  const { player, bet, round, before } = await oldBet();
  const win = winOf(player, bet.unit, '5.0000');
  const long = new Date(Date.now() - 9 * DAY_MILLISECONDS);
  vendor.list(
    `${CODE}/croupier`,
    [bet, win].map((line: Body) => ({
      ...line,
      call: 'final' in line ? 'win' : 'bet',
      state: 'done',
      at: long.toISOString(),
    })),
  );
  await runJob('vendor-open-rounds');
  const { id } = await round();
  expect(await find(id)).toMatchObject({ kind: 'open_round', state: 'asked', ours: { unit: bet.unit } });
  await runJob('vendor-ask');
  expect(vendor.listCalls.at(-1)).toMatchObject({ unit: bet.unit, player: player.name });
  expect(await round()).toMatchObject({ state: 'settled' });
  expect(await find(id)).toMatchObject({ state: 'closed', outcome: 'agreed' });
  expect(await balanceOf(player)).toBe(before + 50_000n);
});

test('a round that the vendor does not end is voided by two persons', async () => {
  const { vendor, balanceOf, approve, runJob, find, decided } = world;
  const { player, round, before } = await oldBet();
  vendor.list(`${CODE}/croupier`, []);
  await runJob('vendor-open-rounds');
  await runJob('vendor-ask');
  const { id: roundId } = await round();
  expect(await find(roundId)).toMatchObject({ state: 'open', acts: ['void', 'ask', 'close'] });
  const { id } = await decided(roundId, 'void');
  expect(await approve(id)).toMatchObject({ status: 200 });
  expect(await round()).toMatchObject({ state: 'voided' });
  expect(await balanceOf(player)).toBe(before + 20_000n);
  await runJob('vendor-ask');
  expect(await find(roundId)).toMatchObject({ state: 'closed', outcome: 'voided' });
});

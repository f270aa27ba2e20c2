import type { Approval } from '@croupier/contract/access/approvals.ts';
import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { derivedId, newId } from '../../../platform/ids.ts';
import { createOperator } from '../../../testing/operator-session.ts';
import { createSiteWorld, type SiteWorld } from '../../access/sign-in/testing/site-world.ts';
import { mainOf } from '../../money/wallet/index.ts';
import { eraseContacts } from './mall/addresses.queries.ts';
import { putGood } from './mall/goods.queries.ts';

const { points, mall, vip, account } = siteApi;
const MERCHANT = 'croupier';
const SECRET = '735184';
const ONE = 10_000n;
type Person = { id: string; token: string };
type Answer = Awaited<ReturnType<SiteWorld['call']>>;

let world: SiteWorld;
let player: Person;
let other: Person;
beforeAll(async () => {
  world = await createSiteWorld();
  await world.app.modules.loyalty.seedDemo();
  [player, other] = [await open(), await open()];
});
afterAll(() => world.close());

async function open(): Promise<Person> {
  const person = await world.openAccount();
  const body = { paymentPassword: SECRET, confirmPaymentPassword: SECRET };
  await world.call(account.setPaymentPassword, { token: person.token, body });
  // The welcome credit comes by an event; balances are compared once it is there.
  await world.deliver();
  return person;
}
const give = (memberId: string, amount: bigint) =>
  world.app.modules.wallet.transaction((tx) =>
    world.app.modules.loyalty.addPoints(tx, {
      merchantId: MERCHANT,
      memberId,
      id: newId(),
      pointsMinor: amount * ONE,
      code: 'promotion',
      reference: memberId,
    }),
  );
const pay = (memberId: string, amount: bigint) =>
  world.app.modules.wallet.transaction((tx) =>
    world.app.modules.wallet.post(tx, {
      merchantId: MERCHANT,
      currency: 'EUR',
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'adjustment', key: 'test' },
          credit: mainOf(memberId),
          amountMinor: amount * ONE,
          code: 'adjustment',
          reference: memberId,
        },
      ],
    }),
  );
const balances = async ({ id }: Person) => {
  const [inPoints, inMoney] = await Promise.all([
    world.app.modules.wallet.balanceOf(MERCHANT, id, 'PTS'),
    world.app.modules.wallet.balanceOf(MERCHANT, id, 'EUR'),
  ]);
  return { points: inPoints.points.amountMinor / ONE, money: inMoney.main.amountMinor };
};
const codeOf = ({ body }: Answer): string => (body.success ? 'done' : String(body.code));
const convert = (person: Person, changes: Record<string, unknown> = {}) =>
  world.call(points.convert, {
    token: person.token,
    body: { id: newId(), points: '1000', amount: '10', paymentPassword: SECRET, ...changes },
  });
const goodId = (key: string): string => derivedId('demo good', MERCHANT, key);
const MOBILE = '+49 151 2345678';
const redeem = (person: Person, changes: Record<string, unknown> = {}) =>
  world.call(mall.redeem, {
    token: person.token,
    body: {
      id: newId(),
      goodId: goodId('coffee'),
      quantity: 1,
      points: '1000',
      amount: '0',
      mobile: MOBILE,
      paymentPassword: SECRET,
      ...changes,
    },
  });
const ADDRESS = {
  name: 'Ann Lee',
  country: 'DE',
  line1: 'Example street 1',
  city: 'Berlin',
  postcode: '10115',
};
const addAddress = async (person: Person): Promise<string> => {
  const id = newId();
  expect(codeOf(await world.call(mall.addAddress, { token: person.token, body: { id, ...ADDRESS } }))).toBe(
    'done',
  );
  return id;
};
const operator = { account: { kind: 'operator' as const, id: newId() }, ip: '127.0.0.1', requestId: newId() };
const desk = (name: string, redemptionId: string, body: object = {}) =>
  (world.app.modules.loyalty.consoleRoutes.handlers[name] as unknown as (call: object) => Promise<unknown>)({
    ...operator,
    params: { merchantCode: MERCHANT, redemptionId },
    body,
  });

test('points become money once, however often and however many at once ask', async () => {
  const person = await open();
  await give(person.id, 3_000n);
  const before = (await balances(person)).money;
  const id = newId();
  // A password that is being checked counts as an attempt until it is found right: no more than five at once.
  const atOnce = () => Promise.all(Array.from({ length: 4 }, () => convert(person, { id })));
  const answers = [...(await atOnce()), ...(await atOnce())];
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 8 }, () => 'done'));
  expect(await balances(person)).toEqual({ points: 2_000n, money: before + 10n * ONE });
  expect(codeOf(await convert(person, { id, points: '2000', amount: '20' }))).toBe('loyalty.id_reused');
  const different = await Promise.all(Array.from({ length: 4 }, () => convert(person)));
  expect(different.map(codeOf).toSorted()).toEqual(
    ['done', 'done', ...Array.from({ length: 2 }, () => 'wallet.insufficient_funds')].toSorted(),
  );
  expect(await balances(person)).toEqual({ points: 0n, money: before + 30n * ONE });
});

test.each<[string, Record<string, unknown>, string]>([
  ['too few', { points: '499', amount: '4.99' }, 'loyalty.too_few_points'],
  ['another price', { points: '1000', amount: '10.01' }, 'loyalty.price_changed'],
  ['above the day', { points: '5100', amount: '53.12' }, 'loyalty.day_cap'],
  ['a wrong password', { paymentPassword: '111111' }, 'identity.payment_password_wrong'],
  ['below zero', { points: '-1', amount: '10' }, 'request.invalid'],
  ['nothing', { points: '0', amount: '0' }, 'request.invalid'],
  ['everything there is', { points: '10000000000000', amount: '10' }, 'loyalty.day_cap'],
  ['above every amount', { points: '100000000000000000', amount: '10' }, 'request.invalid'],
])('a conversion of %s is refused and moves nothing', async (_, changes, code) => {
  await give(player.id, 6_000n);
  const before = await balances(player);
  expect(codeOf(await convert(player, changes))).toBe(code);
  expect(await balances(player)).toEqual(before);
});

test('the last piece goes to one of many', async () => {
  const id = newId();
  await world.db.transaction().execute((tx) =>
    putGood(tx, {
      merchantId: MERCHANT,
      id,
      kind: 'voucher',
      state: 'on_sale',
      names: { EN: 'Last one' },
      details: {},
      art: 'gift_card',
      pointsMinor: 100n * ONE,
      amountMinor: 2n * ONE,
      worthMinor: ONE,
      stock: 1,
      perMember: null,
      minLevel: 0,
      terms: null,
      position: 1,
      at: new Date(),
    }),
  );
  const people = await Promise.all(Array.from({ length: 6 }, open));
  for (const { id: memberId } of people) await Promise.all([give(memberId, 100n), pay(memberId, 2n)]);
  const before = await Promise.all(people.map(balances));
  const answers = await Promise.all(
    people.map((person) => redeem(person, { goodId: id, points: '100', amount: '2' })),
  );
  expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
  expect(answers.map(codeOf).filter((code) => code === 'loyalty.sold_out')).toHaveLength(5);
  const after = await Promise.all(people.map(balances));
  const winner = answers.findIndex((answer) => codeOf(answer) === 'done');
  expect(after.map(({ points: left }) => left)).toEqual(
    people.map((_, index) => (index === winner ? 0n : 100n)),
  );
  expect((before[winner]?.money ?? 0n) - (after[winner]?.money ?? 0n)).toBe(2n * ONE);
  // Rejected: points, money and the piece are back.
  const [row] = answers[winner]?.body.success ? [answers[winner].body.value as { id: string }] : [];
  await desk('reject', row?.id ?? '', { remark: 'Out of print' });
  expect(await balances(people[winner] as Person)).toEqual(before[winner]);
  await expect(desk('reject', row?.id ?? '', { remark: 'Again' })).rejects.toMatchObject({
    code: 'loyalty.redemption_state',
  });
  const { rows } = await sql<{ stock: number }>`select stock from goods where merchant_id = ${MERCHANT}
    and id = ${id}`.execute(world.db);
  expect(rows).toEqual([{ stock: 1 }]);
});

test('a redemption is held, approved with its code, and told', async () => {
  const person = await open();
  await give(person.id, 2_500n);
  const id = newId();
  const [first, again] = [await redeem(person, { id }), await redeem(person, { id })];
  expect([codeOf(first), codeOf(again)]).toEqual(['done', 'done']);
  expect(codeOf(await redeem(person, { id, quantity: 2, points: '2000' }))).toBe('loyalty.id_reused');
  expect((await balances(person)).points).toBe(1_500n);
  const redemption = first.body.success ? (first.body.value as { id: string }) : { id: '' };
  await expect(desk('approve', redemption.id)).rejects.toMatchObject({ code: 'loyalty.shipping_needed' });
  expect(await desk('reveal', redemption.id)).toEqual({ address: null, mobile: MOBILE });
  expect(await desk('approve', redemption.id, { shippingNo: 'CAFE-1' })).toMatchObject({ state: 'done' });
  const list = await world.call(mall.redeems, { token: person.token });
  expect(list.body).toMatchObject({
    value: { items: [{ id: redemption.id, state: 'approved', shippingNo: 'CAFE-1', mobileEnd: '5678' }] },
  });
  expect((await world.call(mall.redeems, { token: other.token })).body).toMatchObject({
    value: { items: [] },
  });
  const badges = await world.call(vip.badges, { token: person.token });
  expect(JSON.stringify(badges.body)).toMatch(/"first_treat","at":"2/);
  const { rows } = await sql<{ kind: string }>`select kind from messages where merchant_id = ${MERCHANT}
    and member_id = ${person.id} and kind like 'redemption%'`.execute(world.db);
  expect(rows).toEqual([{ kind: 'redemption_approved' }]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['no address', { goodId: goodId('mug'), points: '1400' }, 'loyalty.address_needed'],
  ['a good of nobody', { goodId: newId() }, 'loyalty.good_not_found'],
  ['a good of a higher level', { goodId: goodId('gold'), points: '52000' }, 'loyalty.level_too_low'],
  ['a good that is gone', { goodId: goodId('bottle'), points: '2400' }, 'loyalty.sold_out'],
  ['more than one may have', { goodId: goodId('mug'), quantity: 2, points: '2800' }, 'loyalty.per_member'],
  ['another price', { points: '999' }, 'loyalty.price_changed'],
  ['other money', { amount: '-1' }, 'loyalty.price_changed'],
  ['a price above every amount', { points: '100000000000000000' }, 'request.invalid'],
  ['no pieces', { quantity: 0 }, 'request.invalid'],
  ['a wrong password', { paymentPassword: '000000' }, 'identity.payment_password_wrong'],
])('a redemption with %s is refused and moves nothing', async (_, changes, code) => {
  const person = await open();
  await give(person.id, 60_000n);
  expect(codeOf(await redeem(person, changes))).toBe(code);
  expect((await balances(person)).points).toBe(60_000n);
});

test('nobody sends to, sees or removes the address of somebody else', async () => {
  const [mine, theirs] = [await addAddress(player), await addAddress(other)];
  await give(player.id, 3_000n);
  const asked = { goodId: goodId('mug'), points: '1400' };
  expect(codeOf(await redeem(player, { ...asked, addressId: theirs }))).toBe('loyalty.address_needed');
  const drop = (id: string) =>
    world.call(mall.removeAddress, { token: player.token, path: `/wps/member/receivingAddresses/${id}` });
  expect(codeOf(await drop(theirs))).toBe('loyalty.address_needed');
  const taken = { token: player.token, body: { id: theirs, ...ADDRESS } };
  expect(codeOf(await world.call(mall.addAddress, taken))).toBe('loyalty.id_reused');
  const sent = await redeem(player, { ...asked, addressId: mine });
  expect(codeOf(sent)).toBe('done');
  const { id } = sent.body.success ? (sent.body.value as { id: string }) : { id: '' };
  expect(await desk('reveal', id)).toMatchObject({ address: { city: 'Berlin' }, mobile: MOBILE });
  expect(codeOf(await drop(mine))).toBe('done');
  const { rows } = await sql<{ sealed: string }>`select encode(sealed, 'escape') as sealed from addresses
    where merchant_id = ${MERCHANT} and id = ${mine}`.execute(world.db);
  expect(rows[0]?.sealed).not.toContain('Berlin');

  const erase = (before: Date) =>
    world.db.transaction().execute((tx) => eraseContacts(tx, { merchantId: MERCHANT, before, at: before }));
  const later = new Date(Date.now() + 100 * 24 * 60 * 60_000);
  await erase(later);
  // It is still on its way there.
  expect(await desk('reveal', id)).toMatchObject({ address: { city: 'Berlin' } });
  await desk('approve', id, { shippingNo: 'DHL 1' });
  await erase(later);
  expect(await desk('reveal', id)).toEqual({ address: null, mobile: null });
});

test('a gift waits for an address; what is worth much needs a second person', async () => {
  const person = await open();
  const gift = {
    merchantId: MERCHANT,
    memberId: person.id,
    id: newId(),
    goodId: goodId('phone'),
    reference: newId(),
  };
  const issue = () =>
    world.app.modules.wallet.transaction((tx) => world.app.modules.loyalty.issueGood(tx, gift));
  await issue();
  await issue();
  const shipping = { shippingNo: 'DHL 2', reason: 'Prize of the spring race' };
  await expect(desk('approve', gift.id, shipping)).rejects.toMatchObject({ code: 'loyalty.address_needed' });
  const to = (of: Person, addressId: string) =>
    world.call(mall.sendTo, {
      token: of.token,
      path: `/wps/points/redeems/${gift.id}/address`,
      body: { addressId, mobile: MOBILE },
    });
  expect(codeOf(await to(other, await addAddress(other)))).toBe('loyalty.redemption_not_found');
  expect(codeOf(await to(person, await addAddress(person)))).toBe('done');
  const stock = async () =>
    (await sql<{ stock: number }>`select stock from goods where id = ${gift.goodId}`.execute(world.db))
      .rows[0]?.stock;
  expect(await stock()).toBe(4);
  await expect(desk('approve', gift.id, { shippingNo: 'DHL 2' })).rejects.toMatchObject({
    code: 'request.invalid',
  });
  const { rows } = await sql<{ state: string }>`select state from redemptions where id = ${gift.id}`.execute(
    world.db,
  );
  expect(rows).toEqual([{ state: 'process' }]);
  await desk('reject', gift.id, { remark: 'Not available any more' });
  expect(await stock()).toBe(5);
});

test('what is worth much is approved by two persons, and of another merchant by nobody', async () => {
  const [maker, checker, stranger] = await Promise.all(
    [null, null, ['lotus']].map((merchants) => createOperator(world, 'owner', merchants)),
  );
  const person = await open();
  const id = newId();
  const reference = newId();
  await world.app.modules.wallet.transaction((tx) =>
    world.app.modules.loyalty.issueGood(tx, {
      merchantId: MERCHANT,
      memberId: person.id,
      id,
      goodId: goodId('phone'),
      reference,
    }),
  );
  const to = { addressId: await addAddress(person), mobile: MOBILE };
  await world.call(mall.sendTo, {
    token: person.token,
    path: `/wps/points/redeems/${id}/address`,
    body: to,
  });
  const by = (operatorToken: string | undefined, route: Route, given: { id: string; body?: object }) =>
    world.call(route, {
      console: true,
      token: operatorToken,
      path: route.path
        .replace(':merchantCode', MERCHANT)
        .replace(':redemptionId', given.id)
        .replace(':id', given.id),
      ...(given.body && { body: given.body }),
    });
  const { loyaltyDesk, approvals } = consoleApi;
  const body = { shippingNo: 'DHL 3', reason: 'Prize of the spring race' };
  expect((await by(stranger?.token, loyaltyDesk.approve, { id, body })).status).toBe(403);
  const asked = await by(maker?.token, loyaltyDesk.approve, { id, body });
  expect(asked.body).toMatchObject({ value: { state: 'asked' } });
  const requestId = (asked.body.value as { id: string }).id;
  const state = async () =>
    (await sql`select state, decided_by, approved_by from redemptions where id = ${id}`.execute(world.db))
      .rows;
  expect(await state()).toMatchObject([{ state: 'process' }]);
  const seen = await by(checker?.token, approvals.get, { id: requestId });
  const { payloadHash } = (seen.body.value as { approval: Approval }).approval;
  const decision = { id: requestId, body: { payloadHash, reason: 'Seen the parcel.' } };
  expect(codeOf(await by(maker?.token, approvals.approve, decision))).toBe('approvals.own_request');
  expect(codeOf(await by(checker?.token, approvals.approve, decision))).toBe('done');
  expect(await state()).toEqual([{ state: 'approved', decided_by: maker?.id, approved_by: checker?.id }]);
});

test('what the maker of a game refuses after the approval is given back once', async () => {
  const { loyalty } = world.app.modules;
  loyalty.hooks.goods.unshift({
    kind: 'free_rounds',
    canIssue: () => Promise.resolve(true),
    issue: () => Promise.resolve(),
  });
  const person = await open();
  await give(person.id, 600n);
  const answer = await redeem(person, { goodId: goodId('rounds'), points: '600' });
  expect(codeOf(answer)).toBe('done');
  const { id } = answer.body.success ? (answer.body.value as { id: string }) : { id: '' };
  const refused = () =>
    loyalty.freeRoundsEnded(MERCHANT, { source: 'mall', state: 'refused', reference: id });
  await refused();
  expect((await balances(person)).points).toBe(0n);
  await desk('approve', id);
  await refused();
  await refused();
  expect((await balances(person)).points).toBe(600n);
  const { rows } = await sql<{ kind: string }>`select kind from messages where merchant_id = ${MERCHANT}
    and member_id = ${person.id} and kind like 'free%'`.execute(world.db);
  expect(rows).toEqual([{ kind: 'free_rounds_refused' }]);
});

test('visitors see the whole ladder, and members where they stand', async () => {
  const ladder = await world.call(vip.ladder, {});
  expect(ladder.body).toMatchObject({ success: true, value: { currency: 'EUR', levels: { length: 7 } } });
  const balance = await world.call(points.balance, { token: other.token });
  expect(balance.body).toMatchObject({ value: { level: 0, next: { level: 1, threshold: '1000.0000' } } });
  const config = await world.call(points.config, { token: other.token });
  expect(config.body).toMatchObject({ value: { leftToday: '50.0000' } });
  expect((await world.call(points.reward, { token: other.token })).body.success).toBe(true);
  expect((await world.call(points.transactions, { token: player.token })).body.success).toBe(true);
});

test('the ledger audit finds nothing after all of this', async () => {
  expect((await world.app.modules.wallet.audit()).findings).toEqual([]);
});

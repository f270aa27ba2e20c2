import { expect, test } from 'vitest';
import { checkBill, isRight } from './bill-check.ts';
import type { Bill, Derivation } from './bill.types.ts';

const id = '00000000-0000-7000-8000-000000000000';
const at = new Date('2026-11-28T12:00:00Z');
const units = (amount: number): bigint => BigInt(Math.round(amount * 10_000));
const party = { memberId: id, account: 'a' };

const bill = (part: Partial<Bill>): Bill => ({
  id,
  kind: 'share',
  from: at,
  until: at,
  amount: 0n,
  state: 'paid',
  transferId: id,
  createdAt: at,
  paidAt: at,
  contract: null,
  steps: [],
  isComplete: true,
  derivation: null,
  ...part,
});

const step = {
  from: at,
  class: 'LOTT',
  ratePpm: 70_000,
  ownBet: 0n,
  teamBet: 333_333n,
  downline: 21_666n,
  prizeShare: 0n,
  own: 0n,
  share: 1_667n,
} as const;

const wrong = (checked: Bill): string[] =>
  checkBill(checked)
    .filter((check) => !isRight(check))
    .map(({ name }) => name);

test('a rebate of the downlines is the difference of rates, rounded down at each level', () => {
  expect(wrong(bill({ steps: [step], amount: 1_667n }))).toEqual([]);
  expect(wrong(bill({ steps: [step], amount: 1_668n }))).toEqual(['total']);
  expect(wrong(bill({ steps: [{ ...step, share: 1_668n }], amount: 1_667n }))).toEqual(['steps']);
});

const derivation = (part: Partial<Derivation>): Derivation => ({
  terms: {
    kind: 'daily',
    classes: ['live'],
    activeFromMinor: 0n,
    tiers: [{ conditions: { activeMembers: 0, validBetMinor: 0n }, ratePpm: 15_000 }],
  },
  beforeGross: null,
  reached: { activeMembers: 3, validBetMinor: units(121_000), netLossMinor: 0n },
  classes: [{ class: 'live', stake: 0n, payout: 0n, validBet: units(121_000), wonBet: 0n }],
  deductions: [],
  bands: [],
  losses: [],
  lossesOut: [],
  endsMonth: false,
  base: units(121_000),
  downlines: [
    {
      billId: id,
      payee: party,
      activeMembers: 1,
      validBet: units(80_000),
      netLoss: 0n,
      gross: units(960),
      paid: units(960),
      open: 0n,
    },
  ],
  offset: 0n,
  payments: [],
  ...part,
});

const contract = (part: Partial<NonNullable<Bill['contract']>>): Bill['contract'] => ({
  contractId: id,
  payer: null,
  payee: party,
  revision: 1,
  tier: 0,
  gross: units(1_815),
  downline: units(960),
  take: units(855),
  before: null,
  paid: units(1_815),
  open: 0n,
  ...part,
});

test('a daily salary is the tier’s rate of the valid bet, less the bills of the downlines', () => {
  const daily = bill({
    kind: 'daily',
    amount: units(855),
    derivation: derivation({}),
    contract: contract({}),
  });
  expect(checkBill(daily).map(({ name }) => name)).toEqual(['validBet', 'tier', 'gross', 'downline', 'take']);
  expect(wrong(daily)).toEqual([]);
  expect(wrong({ ...daily, contract: contract({ gross: units(1_816) }) })).toEqual(['gross']);
  expect(wrong({ ...daily, contract: contract({ tier: null }) })).toEqual(['tier']);
});

test('a dividend is of the net loss after deductions and what was carried in', () => {
  const terms = {
    kind: 'dividend',
    classes: ['live'],
    activeFromMinor: 0n,
    period: 'monthly',
    carry: 'until_cleared',
    deductions: ['rebates'],
    tiers: [{ conditions: { activeMembers: 0, validBetMinor: 0n }, ratePpm: 300_000 }],
  } as const;
  const inputs = derivation({
    terms: {
      ...terms,
      classes: [...terms.classes],
      deductions: [...terms.deductions],
      tiers: [...terms.tiers],
    },
    reached: { activeMembers: 0, validBetMinor: units(500), netLossMinor: units(140) },
    classes: [{ class: 'live', stake: units(500), payout: units(350), validBet: units(500), wonBet: 0n }],
    deductions: [{ code: 'rebates', amount: units(10) }],
    losses: [{ lossMinor: units(40), age: 1 }],
    base: units(100),
    downlines: [],
  });
  const paid = contract({ gross: units(30), downline: 0n, take: units(30) });
  const dividend = bill({ kind: 'dividend', amount: units(30), derivation: inputs, contract: paid });
  expect(wrong(dividend)).toEqual([]);
  expect(wrong({ ...dividend, derivation: { ...inputs, deductions: [] } })).toEqual(['netLoss']);
  expect(wrong({ ...dividend, derivation: { ...inputs, losses: [] } })).toEqual(['base', 'gross', 'take']);
});

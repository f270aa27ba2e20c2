import { formatMoney } from '@croupier/contract/money.ts';
import {
  FLAG_KINDS,
  RISK_VERDICTS,
  type FlagKind,
  type RiskVerdict,
} from '@croupier/contract/risk/risk-states.ts';
import type { RaisedFlag, RuleInput } from './risk.types.ts';

const ALL_BPS = 10_000n;
const HOUR_MILLISECONDS = 60 * 60_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

const part = (amountMinor: bigint, bps: number): bigint => (amountMinor * BigInt(bps)) / ALL_BPS;

/** What made a rule apply; undefined if it does not. */
type Found = { facts: Record<string, string>; members?: readonly string[] } | undefined;

/** Applies from so many other members on. */
function sharedWith(self: string, named: readonly string[] | undefined, least = 1): Found {
  const members = [...new Set(named)].filter((id) => id !== self);
  return members.length >= least ? { facts: { members: String(members.length) }, members } : undefined;
}

/** Ethereum writes an address in any case, TRON does not. */
const walletKey = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address);

const NO_OPPOSITE_BETS = { slots: 0, stakeMinor: 0n, netMinor: 0n, members: [] };

const RULES: Readonly<Record<FlagKind, (input: RuleInput) => Found>> = {
  structuring: ({ facts, rules, lineMinor }) => {
    const { deposits, fromBps } = rules.structuring;
    if (facts.event !== 'deposit') return undefined;
    const from = part(lineMinor, fromBps);
    const close = (facts.depositsIn24h ?? []).filter((amount) => amount >= from && amount < lineMinor);
    if (close.length < deposits) return undefined;
    return {
      facts: {
        deposits: String(close.length),
        sum: formatMoney(close.reduce((sum, amount) => sum + amount, 0n)),
        line: formatMoney(lineMinor),
      },
    };
  },

  in_and_out: ({ facts, rules }) => {
    if (facts.event !== 'withdrawal' || !facts.last30Days) return undefined;
    const { depositedMinor, withdrawnMinor, validBetMinor } = facts.last30Days;
    const { withdrawnBps, validBetBps } = rules.in_and_out;
    if (depositedMinor <= 0n || withdrawnMinor < part(depositedMinor, withdrawnBps)) return undefined;
    if (validBetMinor >= part(depositedMinor, validBetBps)) return undefined;
    return {
      facts: {
        deposited: formatMoney(depositedMinor),
        withdrawn: formatMoney(withdrawnMinor),
        validBet: formatMoney(validBetMinor),
      },
    };
  },

  emptied_quickly: ({ facts, rules }) => {
    const { hours, leftBps } = rules.emptied_quickly;
    const { event, openedAt, balanceAfterMinor, last30Days, at } = facts;
    if (event !== 'withdrawal' || !openedAt || balanceAfterMinor === undefined || !last30Days)
      return undefined;
    const age = at.getTime() - openedAt.getTime();
    if (age > hours * HOUR_MILLISECONDS || last30Days.depositedMinor <= 0n) return undefined;
    if (balanceAfterMinor >= part(last30Days.depositedMinor, leftBps)) return undefined;
    return {
      facts: { openedAt: openedAt.toISOString(), balanceAfter: formatMoney(balanceAfterMinor) },
    };
  },

  shared_beneficiary: ({ facts }) => sharedWith(facts.memberId, facts.sharedBeneficiary),
  shared_device: ({ facts }) => sharedWith(facts.memberId, facts.sharedDevice),
  shared_address: ({ facts, rules }) =>
    sharedWith(facts.memberId, facts.sharedAddress, rules.shared_address.members),

  other_payer: ({ facts }) =>
    facts.nameMatches === false ? { facts: facts.payerName ? { payer: facts.payerName } : {} } : undefined,

  dormant_then_large: ({ facts, rules, lineMinor }) => {
    const { days, fromBps } = rules.dormant_then_large;
    const { lastActiveAt, at, amountMinor } = facts;
    if (!lastActiveAt || amountMinor < part(lineMinor, fromBps)) return undefined;
    const idleDays = Math.floor((at.getTime() - lastActiveAt.getTime()) / DAY_MILLISECONDS);
    if (idleDays < days) return undefined;
    return { facts: { days: String(idleDays), amount: formatMoney(amountMinor) } };
  },

  circular_transfers: ({ facts }) => sharedWith(facts.memberId, facts.circularWith),

  opposite_bets: ({ facts, rules }) => {
    const { slots, stakeMinor, netMinor, members } = facts.oppositeBets ?? NO_OPPOSITE_BETS;
    if (slots < rules.opposite_bets.slots) return undefined;
    return {
      facts: { slots: String(slots), stake: formatMoney(stakeMinor), net: formatMoney(netMinor) },
      members: members.filter((id) => id !== facts.memberId),
    };
  },

  listed_wallet: ({ facts, listedWallets }) => {
    const listed = new Set(listedWallets.map(walletKey));
    const wallet = facts.wallets?.find((address) => listed.has(walletKey(address)));
    return wallet === undefined ? undefined : { facts: { wallet } };
  },
};

/** The flags that a payment raises by the rules of its merchant. */
export const flagsOf = (input: RuleInput): RaisedFlag[] =>
  FLAG_KINDS.flatMap((kind) => {
    const { on, verdict } = input.rules[kind];
    const found = on ? RULES[kind](input) : undefined;
    if (!found) return [];
    return [{ kind, verdict, facts: found.facts, members: found.members ?? [] }];
  });

/** The strictest verdict; `pass` of none. */
export const strictest = (verdicts: readonly RiskVerdict[]): RiskVerdict =>
  RISK_VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? 'pass';

import { formatMoney } from '@croupier/contract/money.ts';
import type { DeskFact } from '@croupier/contract/payments/withdrawal-desk.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const NEW_ACCOUNT_DAYS = 7;
const YOUNG_ACCOUNT_DAYS = 30;
/** Of what was deposited, in percent. */
const IN_AND_OUT_PERCENT = 80n;

export type DeskFigures = {
  now: Date;
  paidCount: number;
  registeredAt: Date;
  isSameName: boolean;
  holder: string;
  beneficiaryAddedAt: Date;
  beneficiaryPaidBefore: boolean;
  sharedWith: number;
  isKnownAddress: boolean;
  sharedAddresses: number;
  sharedDevices: number;
  /** The member's agent; undefined directly under the house. */
  agent: string | undefined;
  /** Of those who share an account, a device or an address: above or below the member in the agents' tree. */
  sharingInLine: number;
  tier: number;
  /** Of all time. */
  chargebacks: number;
  /** To the house. */
  owedMinor: bigint;
  securityChangedAt: Date | undefined;
  /** Within 30 days. */
  depositedMinor: bigint;
  withdrawnMinor: bigint;
  validBetMinor: bigint;
  turnoverLeftMinor: bigint;
  openDisputes: number;
  objections: readonly string[];
  hasCase: boolean;
};

type Level = DeskFact['level'];
const fact = (
  name: DeskFact['fact'],
  level: Level,
  figures: Readonly<Record<string, string | number>> = {},
): DeskFact => ({
  fact: name,
  level,
  figures: Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, String(value)])),
});

const daysBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / DAY_MILLISECONDS);

function accountAge({ now, registeredAt }: DeskFigures): DeskFact {
  const days = daysBetween(registeredAt, now);
  const level = days < NEW_ACCOUNT_DAYS ? 'red' : days < YOUNG_ACCOUNT_DAYS ? 'amber' : 'green';
  return fact('account_age', level, { days });
}

function beneficiaryAge({ now, beneficiaryAddedAt, beneficiaryPaidBefore }: DeskFigures): DeskFact {
  const days = daysBetween(beneficiaryAddedAt, now);
  return fact('beneficiary_new', beneficiaryPaidBefore ? 'green' : 'amber', { days });
}

/** Money that comes in and leaves without having been played. */
function inAndOut({ depositedMinor, withdrawnMinor, validBetMinor }: DeskFigures): DeskFact {
  const percentOf = (amountMinor: bigint): bigint =>
    depositedMinor > 0n ? (amountMinor * 100n) / depositedMinor : 0n;
  const withdrawn = percentOf(withdrawnMinor);
  const played = percentOf(validBetMinor);
  const leaves = depositedMinor > 0n && withdrawn >= IN_AND_OUT_PERCENT;
  const level = leaves && played < 100n ? 'red' : leaves && played < 200n ? 'amber' : 'green';
  return fact('in_and_out', level, { withdrawn: `${withdrawn}`, played: `${played}` });
}

/** Accounts of one line that look like one person's work for the agent's commission. */
const agentLine = ({ agent, sharingInLine }: DeskFigures): DeskFact =>
  fact('agent_line', sharingInLine > 0 ? 'red' : 'green', { agent: agent ?? '', members: sharingInLine });

/** What an operator should know, in a fixed order. */
export function deskFacts(figures: DeskFigures): DeskFact[] {
  const { paidCount, sharedWith, sharedAddresses, sharedDevices, openDisputes, objections } = figures;
  const securityDays = figures.securityChangedAt && daysBetween(figures.securityChangedAt, figures.now);
  return [
    fact('first_withdrawal', paidCount === 0 ? 'amber' : 'green', { paid: paidCount }),
    accountAge(figures),
    fact('tier', figures.tier === 0 ? 'amber' : 'green', { tier: figures.tier }),
    fact('holder_name', figures.isSameName ? 'green' : 'red', { holder: figures.holder }),
    beneficiaryAge(figures),
    fact('beneficiary_shared', sharedWith > 0 ? 'red' : 'green', { members: sharedWith }),
    fact('device_shared', sharedDevices > 0 ? 'red' : 'green', { members: sharedDevices }),
    fact('address_known', figures.isKnownAddress ? 'green' : 'amber'),
    fact('address_shared', sharedAddresses > 0 ? 'amber' : 'green', { members: sharedAddresses }),
    securityDays === undefined
      ? fact('security_changed', 'green')
      : fact('security_changed', 'amber', { days: securityDays }),
    inAndOut(figures),
    fact('turnover', figures.turnoverLeftMinor > 0n ? 'red' : 'green'),
    fact('disputes', openDisputes > 0 ? 'amber' : 'green', { open: openDisputes }),
    fact('chargebacks', figures.chargebacks > 0 ? 'red' : 'green', { count: figures.chargebacks }),
    fact('debt', figures.owedMinor > 0n ? 'red' : 'green', { amount: formatMoney(figures.owedMinor) }),
    agentLine(figures),
    fact('objections', objections.length > 0 ? 'red' : 'green', { codes: objections.join(', ') }),
    fact('flags', figures.hasCase ? 'red' : 'green'),
  ];
}

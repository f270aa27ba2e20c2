import { billDerivation } from '@croupier/contract/agents/contract-bills.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';
import type { BillInputs } from './bills.rules.ts';

const inputsSchema = billDerivation.pick({
  reached: true,
  classes: true,
  deductions: true,
  bands: true,
  losses: true,
  lossesOut: true,
  endsMonth: true,
});
export type StoredInputs = z.input<typeof inputsSchema>;

const amounts = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? formatMoney(value) : value;
const listed = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : JSON.stringify(values, amounts);

/** The inputs as JSON in their wire form. Written by hand, because a run writes a hundred thousand of them. */
export function storedInputs({
  reached,
  classes,
  deductions,
  bands,
  losses,
  lossesOut,
  endsMonth,
}: BillInputs): string {
  const { activeMembers, validBetMinor, netLossMinor } = reached;
  const money = (minor: bigint): string => `"${formatMoney(minor)}"`;
  const byClass = classes.map(
    (of) =>
      `{"class":"${of.class}","stake":${money(of.stakeMinor)},"payout":${money(of.payoutMinor)},` +
      `"validBet":${money(of.validBetMinor)},"wonBet":${money(of.wonBetMinor)}}`,
  );
  const byBand = bands.map(
    ({ band, wonMinor, lostMinor }) =>
      `{"band":${band},"wonMinor":${money(wonMinor)},"lostMinor":${money(lostMinor)}}`,
  );
  return (
    `{"reached":{"activeMembers":${activeMembers},"validBetMinor":${money(validBetMinor)},` +
    `"netLossMinor":${money(netLossMinor)}},"classes":[${byClass.join(',')}],"bands":[${byBand.join(',')}],` +
    `"deductions":${listed(deductions.map(({ code, amountMinor }) => ({ code, amount: amountMinor })))},` +
    `"losses":${listed(losses)},"lossesOut":${listed(lossesOut)},"endsMonth":${endsMonth}}`
  );
}

export const inputsOf = (stored: StoredInputs): z.output<typeof inputsSchema> =>
  z.decode(inputsSchema, stored);

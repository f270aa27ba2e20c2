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

/** The inputs as JSON in their wire form. Written by hand, because a run writes a hundred thousand of them. */
export const storedInputs = ({ classes, deductions, ...inputs }: BillInputs): string =>
  JSON.stringify(
    {
      ...inputs,
      classes: classes.map(({ stakeMinor, payoutMinor, validBetMinor, wonBetMinor, ...of }) => ({
        ...of,
        stake: stakeMinor,
        payout: payoutMinor,
        validBet: validBetMinor,
        wonBet: wonBetMinor,
      })),
      deductions: deductions.map(({ code, amountMinor }) => ({ code, amount: amountMinor })),
    },
    amounts,
  );

export const inputsOf = (stored: StoredInputs): z.output<typeof inputsSchema> =>
  z.decode(inputsSchema, stored);

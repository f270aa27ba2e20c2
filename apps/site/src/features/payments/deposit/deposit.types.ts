import type { Deposit, DepositInstructions } from '@croupier/contract/payments/deposits.ts';

export type PaymentProps<Kind extends DepositInstructions['kind']> = {
  deposit: Deposit;
  instructions: Extract<DepositInstructions, { kind: Kind }>;
};

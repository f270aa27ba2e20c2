import type {
  BeneficiaryKind,
  DepositKind,
  MethodTerms,
  PaymentDirection,
} from '@croupier/contract/payments/methods.ts';
import type { AccountState } from '../accounts/accounts.types.ts';

/** A method over an account. */
export type Channel = {
  accountId: string;
  adapter: string;
  accountState: AccountState;
  position: number;
  isOpen: boolean;
  maxMinor: bigint | null;
};

export type Method = {
  direction: PaymentDirection;
  id: string;
  kind: DepositKind | BeneficiaryKind;
  names: Readonly<Record<string, string>>;
  terms: MethodTerms;
  position: number;
  isOpen: boolean;
  /** In order. */
  channels: readonly Channel[];
};

export type MethodKey = { merchantId: string; direction: PaymentDirection; id: string };

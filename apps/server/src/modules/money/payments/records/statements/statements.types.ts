import type { StatementFormat } from '@croupier/contract/payments/records.ts';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import type { OfMember } from '../records.types.ts';

export type StatementRow = OfMember & {
  id: string;
  /** `2026` or `2026-11`. */
  period: string;
  format: StatementFormat;
  language: string;
  timeZone: string;
  state: 'asked' | 'running' | 'done' | 'failed';
  entries: number;
  askedAt: Date;
  expiresAt: Date;
};

export type Entry = {
  sequence: bigint;
  at: Date;
  code: TransferCode;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  reference: string;
};

/** Everything that a statement shows. */
export type Paper = {
  merchantName: string;
  account: string;
  currency: string;
  period: string;
  timeZone: string;
  openingMinor: bigint;
  closingMinor: bigint;
  inMinor: bigint;
  outMinor: bigint;
  entries: readonly Entry[];
};

/** A text of the statement in its language. */
export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

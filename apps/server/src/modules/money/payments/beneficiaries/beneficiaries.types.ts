import type { BeneficiaryKind } from '@croupier/contract/payments/methods.ts';
import type { Sealed } from '../../../../platform/secret-box.ts';

export type BeneficiaryRow = {
  merchantId: string;
  id: string;
  memberId: string;
  kind: BeneficiaryKind;
  bank: string;
  numberEnd: string;
  holder: string;
  usableFrom: Date;
  paidAt: Date | null;
  createdAt: Date;
  removedAt: Date | null;
};

export type NewBeneficiary = Omit<BeneficiaryRow, 'paidAt' | 'removedAt'> & {
  number: Sealed;
  numberHash: Buffer;
};

export type AddBeneficiary = {
  merchantId: string;
  memberId: string;
  id: string;
  kind: BeneficiaryKind;
  bank: string;
  number: string;
  holder: string;
};

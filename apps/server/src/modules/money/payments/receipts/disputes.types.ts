import type { DISPUTE_OUTCOMES } from '@croupier/contract/payments/dispute-desk.ts';

export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

export type DisputeRow = {
  merchantId: string;
  id: string;
  withdrawalId: string;
  memberId: string;
  receivedMinor: bigint;
  text: string;
  proofs: string[];
  openedAt: Date;
  bankProofs: string[];
  operatorText: string | null;
  shownBy: string | null;
  shownAt: Date | null;
  answer: string | null;
  answerProofs: string[];
  answeredAt: Date | null;
  resend: boolean;
  outcome: DisputeOutcome | null;
  endedAt: Date | null;
};

import type { SignalFact, SignalKind } from '@croupier/contract/promotions/signals-desk.ts';

/** Something that looks like abuse. `subject` makes it once. */
export type Found = {
  kind: SignalKind;
  subject: string;
  memberIds: string[];
  facts: SignalFact[];
  /** Only grants of this promotion are reviewed; null for all that the members have not claimed yet. */
  promotionId: string | null;
};

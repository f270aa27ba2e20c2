import { insertInto } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/ids.ts';
import type { Bonus } from './bonuses.types.ts';

/** `returned`: money that came back to the house after the end. */
export type BonusEvent = {
  bonus: Bonus;
  type: 'bonus.started' | 'bonus.ended' | 'bonus.returned';
  minor: bigint;
};

const payloadOf = ({ bonus, minor }: BonusEvent): object => ({
  bonusId: bonus.id,
  memberId: bonus.memberId,
  grantId: bonus.grantId,
  promotionId: bonus.promotionId,
  how: bonus.endedHow,
  returnedMinor: String(minor),
});

type EventRow = { event: BonusEvent; at: Date };

/**
 * Without a notice: one within the commits of the hot path would make them wait for each other. The outbox looks by
 * itself every few seconds.
 */
export const insertEvents = insertInto<EventRow>(
  'outbox',
  [
    ['id', 'uuid', () => newId()],
    ['merchant_id', 'text', ({ event }) => event.bonus.merchantId],
    ['type', 'text', ({ event }) => event.type],
    ['payload', 'jsonb', ({ event }) => JSON.stringify(payloadOf(event))],
    ['created_at', 'timestamptz', ({ at }) => at.toISOString()],
    ['available_at', 'timestamptz', ({ at }) => at.toISOString()],
  ],
  'bonus_events',
);

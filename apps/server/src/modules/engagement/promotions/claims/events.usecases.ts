import type { TriggerEvent } from '@croupier/contract/promotions/words.ts';
import { decide } from '../engine/decide.rules.ts';
import type { EventFact } from '../engine/facts.types.ts';
import { needsEntry } from '../engine/status.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { marksOf } from '../facts/marks.usecases.ts';
import { grantMany } from '../grants/granting.usecases.ts';
import type { GrantOutcome, MemberKey, Parts, Promotion } from '../promotions.types.ts';
import type { Catalogue } from '../versions/catalogue.usecases.ts';
import { rollFor } from './claiming.usecases.ts';

/** Something that happened to a member. `key` makes it count once: a deposit, a day, a level. */
export type FiredEvent = MemberKey & {
  name: TriggerEvent;
  key: string;
  at: Date;
  nth?: number;
  amountMinor?: bigint | undefined;
  /** The level that was reached, where it is about one. */
  level?: number;
};

const MAX_KEY = 100;

async function grantFor(
  parts: Parts,
  promotion: Promotion,
  { memberId, name, key, at, nth = 1, amountMinor, level }: FiredEvent,
): Promise<GrantOutcome | undefined> {
  const { definition } = promotion;
  const event: EventFact = { name, key, at, nth, amountMinor };
  const own = (
    await readFacts(parts, {
      promotion,
      memberIds: [memberId],
      at,
      event,
      more: { roll: rollFor(definition) },
    })
  ).get(memberId);
  // Several levels may be reached at once, and each brings its own.
  const facts = own && level !== undefined ? { ...own, member: { ...own.member, level } } : own;
  if (!facts || (needsEntry(promotion) && !facts.hasJoined)) return undefined;
  const decision = decide(definition, facts, at);
  if (!decision.isGranted) return undefined;
  const { rewards, because, baseMinor } = decision;
  const marks = await marksOf(parts, promotion, { memberId });
  const [outcome] = await parts.wallet.transaction((tx) =>
    grantMany(parts, tx, promotion, [
      {
        memberId,
        windowKey: key.slice(0, MAX_KEY),
        rewards,
        because,
        baseMinor,
        marks,
        state: definition.delivery === 'auto' ? 'claimed' : 'issued',
      },
    ]),
  );
  return outcome;
}

/** Gives what the open promotions give for an event. An event that is delivered again gives nothing more. */
export const createFire =
  (parts: Parts & { catalogue: Pick<Catalogue, 'live'> }) =>
  async (event: FiredEvent): Promise<void> => {
    const wanted = (await parts.catalogue.live(event.merchantId)).filter(
      ({ definition: { trigger } }) => trigger.on === 'event' && trigger.name === event.name,
    );
    for (const promotion of wanted) {
      const outcome = await grantFor(parts, promotion, event);
      if (outcome && !('grant' in outcome))
        parts.log.info(
          { promotion: promotion.slug, event: event.name, outcome: outcome.outcome },
          'event without a grant',
        );
    }
  };

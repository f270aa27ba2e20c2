import type { BonusGame } from '@croupier/contract/bonuses/contributions.ts';
import type { OriginalsKeys } from '@croupier/i18n/keys/originals.ts';

type Texts = OriginalsKeys['originals'];

/** The games that have texts of their own: a title, and how they are played. */
export type OwnGame = {
  [Key in keyof Texts]: Texts[Key] extends { title: ''; about: '' } ? Key : never;
}[keyof Texts];

/** An in-house game as the terms of bonuses name it. */
export const bonusGameOf = (gameId: OwnGame | 'crash'): BonusGame => ({
  gameId,
  vendor: 'CRO',
  category: 'bgs',
});

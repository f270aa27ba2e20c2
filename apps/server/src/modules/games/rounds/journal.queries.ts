import { arrayOf, insertInto, type Column, type Statement } from '../../../platform/db/statement.ts';
import { bandOf, type JournalRows, type ReversedResult, type RoundResult } from './journal.rules.ts';

export const READ_CLASSES = 'read_game_classes';

export type ClassRow = { id: string; category: string };

/** The classes of games; a game that is not in the catalogue has none. */
export const readClasses = (gameIds: readonly string[]): Statement => ({
  name: READ_CLASSES,
  text: `select wanted.id, coalesce(g.category, '') as category
    from unnest($1::text[]) as wanted (id) left join games g on g.id = wanted.id`,
  values: [arrayOf(gameIds, (id) => id)],
});

type PlainResult = Omit<RoundResult, OptionalPart>;
type OptionalPart =
  | 'prizeShareMinor'
  | 'bonusStakeMinor'
  | 'bonusPayoutMinor'
  | 'bestMultiplierE4'
  | 'countsAt';

const PLAIN: readonly Column<PlainResult>[] = [
  ['at', 'timestamptz', ({ at }) => at.toISOString()],
  ['stake_minor', 'bigint', ({ stakeMinor }) => stakeMinor],
  ['payout_minor', 'bigint', ({ payoutMinor }) => payoutMinor],
  ['valid_bet_minor', 'bigint', ({ validBetMinor }) => validBetMinor],
  ['account_id', 'int', ({ accountId }) => accountId],
  ['rounds', 'int', ({ rounds }) => rounds],
  ['round_id', 'uuid', ({ roundId }) => roundId],
  ['band', 'smallint', ({ band }) => band],
  ['won', 'boolean', ({ won }) => (won ? 't' : 'f')],
  ['game_id', 'text', ({ gameId }) => gameId],
  ['class', 'text', (result) => result.class],
];

/** For rounds, which leave the optional parts out. */
const insertPlainResults = insertInto<PlainResult>(
  'round_results',
  [['merchant_id', 'text', ({ merchantId }) => merchantId], ...PLAIN],
  'plain_round_results',
);

/** For runs that settle many rounds in one transaction, and for rounds with a bonus. */
export const insertResults = insertInto<RoundResult>(
  'round_results',
  [
    ['merchant_id', 'text', ({ merchantId }) => merchantId],
    ...PLAIN,
    ['prize_share_minor', 'bigint', ({ prizeShareMinor }) => prizeShareMinor],
    ['bonus_stake_minor', 'bigint', ({ bonusStakeMinor }) => bonusStakeMinor],
    ['bonus_payout_minor', 'bigint', ({ bonusPayoutMinor }) => bonusPayoutMinor],
    ['best_multiplier_e4', 'bigint', ({ bestMultiplierE4 }) => bestMultiplierE4],
    ['counts_at', 'timestamptz', ({ countsAt }) => countsAt?.toISOString() ?? null],
  ],
  'full_round_results',
);

/**
 * Takes back what rounds counted for: in the class and band, and with the shares, of the row that counted them. If that
 * row is no longer kept, by what the round says now.
 */
const insertReversals = (merchantId: string, reversed: readonly ReversedResult[]): Statement => ({
  name: 'reverse_round_results',
  text: `insert into round_results (merchant_id, at, account_id, rounds, round_id, game_id, stake_minor, payout_minor,
      valid_bet_minor, class, band, won, prize_share_minor, bonus_stake_minor, bonus_payout_minor)
    select $1, v.at, v.account_id, -1, v.round_id, v.game_id, -v.stake, -v.payout, -v.valid_bet,
      coalesce(o.class, v.class), coalesce(o.band, v.band), v.payout > v.stake, -o.prize_share_minor,
      -o.bonus_stake_minor, -o.bonus_payout_minor
    from unnest($2::timestamptz[], $3::int[], $4::uuid[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
        $9::text[], $10::smallint[], $11::timestamptz[])
      as v (at, account_id, round_id, game_id, stake, payout, valid_bet, class, band, counted_at)
    left join lateral (
      select o.* from round_results o
      where o.merchant_id = $1 and o.at = v.counted_at and o.round_id = v.round_id and o.rounds > 0 limit 1
    ) o on true`,
  values: [
    merchantId,
    arrayOf(reversed, ({ at }) => at.toISOString()),
    arrayOf(reversed, ({ accountId }) => accountId),
    arrayOf(reversed, ({ counted }) => counted.id),
    arrayOf(reversed, ({ counted }) => counted.gameId),
    arrayOf(reversed, ({ counted }) => counted.stakeMinor),
    arrayOf(reversed, ({ counted }) => counted.payoutMinor),
    arrayOf(reversed, ({ counted }) => counted.validBetMinor),
    arrayOf(reversed, (one) => one.class),
    arrayOf(reversed, ({ counted }) => bandOf(counted.stakeMinor)),
    arrayOf(reversed, ({ counted }) => (counted.correctedAt ?? counted.settledAt)?.toISOString() ?? null),
  ],
});

/** The journal rows of several merchants: one insert, and a reversal for each merchant with corrections. */
export function journalWrites(ofMerchants: readonly JournalRows[]): Statement[] {
  const results = ofMerchants.flatMap((rows) => rows.results);
  const withBonus = results.filter(({ bonusStakeMinor }) => bonusStakeMinor !== null);
  const plain =
    withBonus.length > 0 ? results.filter(({ bonusStakeMinor }) => bonusStakeMinor === null) : results;
  return [
    ...ofMerchants.flatMap(({ reversed }) =>
      reversed[0] ? [insertReversals(reversed[0].merchantId, reversed)] : [],
    ),
    ...(plain.length > 0 ? [insertPlainResults(plain)] : []),
    ...(withBonus.length > 0 ? [insertResults(withBonus)] : []),
  ];
}

import { z } from 'zod';
import { currencyCode, gameCode, playerName, theirId } from '../parsing.rules.ts';

const THEIRS_OF_OURS = 10n;

/** An amount in an answer, where numbers arrive as text. */
const amount = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform((text, context) => {
    const theirs = BigInt(text);
    if (theirs % THEIRS_OF_OURS === 0n) return theirs / THEIRS_OF_OURS;
    context.addIssue({ code: 'custom', message: 'too fine' });
    return z.NEVER;
  });

/** Their times have no zone: they are UTC. */
const time = z.string().transform((text, context) => {
  const date = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  if (!Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});

export const KINDS = {
  TK_BET: 'bet',
  TK_FREE_BET: 'bet',
  TK_WIN: 'win',
  TK_FREE_WIN: 'win',
  TK_ROLLBACK: 'rollback',
  TK_FREE_ROLLBACK: 'rollback',
} as const;
export const STATES = {
  TS_SUCCESS: 'done',
  TS_DECLINED: 'refused',
  TS_FAILED: 'refused',
  TS_ROLLEDBACK: 'rolled_back',
} as const;
/** What is still being carried out is no line yet; a later run finds it. */
export const UNDER_WAY: readonly string[] = ['TS_PENDING', 'TS_INITIATED', 'TS_PROCESSING'];

const transaction = z.object({
  transaction_uuid: theirId,
  kind: z.enum(Object.keys(KINDS) as [keyof typeof KINDS]),
  transaction_status: z.string().max(64),
  user: playerName,
  currency: currencyCode,
  game_code: gameCode.nullish(),
  round: theirId.nullish(),
  round_closed: z.boolean().nullish(),
  amount: amount.nullish(),
  reference_transaction_uuid: theirId.nullish(),
  inserted_at: time,
});
export type Hub88Transaction = z.output<typeof transaction>;

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Answers of Hub88. Numbers arrive as text, see `platform/exact-json.ts`. */
export const hub88Answers = {
  url: z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) }),
  games: z.array(z.object({ game_code: gameCode, enabled: z.boolean().default(true) })).max(50_000),
  transactions: z.array(transaction).max(50_000),
  prepaids: z
    .array(
      z.object({
        prepaid_uuid: theirId,
        game_code: gameCode,
        currency: currencyCode,
        bet_count: count.nullish(),
        bet_value: amount.nullish(),
      }),
    )
    .max(10_000),
  reward: z.object({ reward_uuid: theirId }),
  rewards: z
    .array(
      z.object({
        reward_uuid: theirId,
        operator_reference: z.string().max(128).nullish(),
        bet_count: count.nullish(),
        bets_used: count.nullish(),
        status: z.string().regex(/^FRS_[A-Z_]{1,40}$/),
      }),
    )
    .max(10_000),
  transfer: z.object({ status: z.literal('RS_OK'), amount: amount.nullish(), balance: amount.nullish() }),
  balance: z.object({ status: z.literal('RS_OK'), balance: amount }),
  check: z.object({
    status: z.literal('RS_OK'),
    transaction_status: z.string().max(64),
    amount: amount.nullish(),
  }),
};

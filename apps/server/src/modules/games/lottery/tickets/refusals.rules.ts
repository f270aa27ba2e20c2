import { formatMoney } from '@croupier/contract/money.ts';
import { appError, type AppError, type ErrorDefinition } from '../../../../platform/http/errors.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { refusal } from '../../rounds/index.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import type { BuyCommand, TicketOutcome, TicketRefusal } from './tickets-domain.usecases.ts';
import type { BetRefusal } from './tickets.rules.ts';

const BET_ERRORS: Readonly<Record<BetRefusal, { error: ErrorDefinition; field: string }>> = {
  pick_invalid: { error: lotteryErrors.pickInvalid, field: 'pick' },
  too_many_lines: { error: lotteryErrors.tooManyLines, field: 'pick' },
  terms_changed: { error: lotteryErrors.termsChanged, field: 'group' },
  stake_out_of_limits: { error: lotteryErrors.stakeOutOfLimits, field: 'line' },
  payout_above_limit: { error: lotteryErrors.payoutAboveLimit, field: 'line' },
};

/** Names the field of the bet that is refused. */
export function betRefusal({ why, position }: { why: BetRefusal; position: number }): AppError {
  const { error, field } = BET_ERRORS[why];
  return fieldRefusal(error, `bets.${position}.${field}`);
}

type OwnRefusal = Exclude<TicketRefusal, `${string}.${string}`>;
const TICKET_ERRORS: Readonly<Record<OwnRefusal, ErrorDefinition>> = {
  draw_closed: lotteryErrors.drawClosed,
  terms_changed: lotteryErrors.termsChanged,
  number_closed: lotteryErrors.numberClosed,
  number_limit: lotteryErrors.numberLimit,
  stake_out_of_limits: lotteryErrors.stakeOutOfLimits,
  ticket_mismatch: lotteryErrors.ticketMismatch,
  not_cancellable: lotteryErrors.notCancellable,
  not_found: lotteryErrors.ticketNotFound,
};
const FIELDS: Partial<Record<OwnRefusal, string>> = {
  draw_closed: 'drawId',
  terms_changed: 'rulesVersion',
  stake_out_of_limits: 'stake',
  ticket_mismatch: 'id',
};

const isOwn = (code: TicketRefusal): code is OwnRefusal => code in TICKET_ERRORS;

type Refused = Extract<TicketOutcome, { status: 'refused' }>;

/** The error of a refused command; for a number it says which one, and what may still be won there. */
export function ticketRefusal({ code, cell }: Refused, bets: BuyCommand['bets'] = []): AppError {
  if (!isOwn(code)) return refusal(code);
  const error = TICKET_ERRORS[code];
  if (!cell) {
    const field = FIELDS[code];
    return field === undefined ? appError(error) : fieldRefusal(error, field);
  }
  const position = bets.findIndex(
    ({ market, cells }) => market === cell.market && cells.some((one) => one.cell === cell.cell),
  );
  const room = formatMoney(cell.roomMinor);
  return appError(error, {
    params: { number: cell.cell, room },
    fields: [{ field: `bets.${Math.max(position, 0)}.pick`, code: error.code }],
    value: { market: cell.market, cell: cell.cell, room },
  });
}

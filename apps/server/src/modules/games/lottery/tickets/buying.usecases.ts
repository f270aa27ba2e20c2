import { areWords, ticketDigest } from '@croupier/fairplay/lottery/ticket-digest.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { AppError, requestErrors } from '../../../../platform/http/errors.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import { normalId, type Lane, type Wallet } from '../../../money/wallet/index.ts';
import { callerMadeId, type Rounds } from '../../rounds/index.ts';
import type { Draw } from '../draws/draws.types.ts';
import { findDraw } from '../draws/draws.queries.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import type { MemberTermsOf } from '../terms/terms.usecases.ts';
import type { ShownLotteries } from '../draws/shown.usecases.ts';
import { lotteryEngine } from './engine.rules.ts';
import { betRefusal, ticketRefusal } from './refusals.rules.ts';
import {
  ticketDomain,
  type BuyCommand,
  type TicketCommand,
  type TicketOutcome,
} from './tickets-domain.usecases.ts';
import { findShownTicket, listBets, type ShownTicket } from './tickets.reads.ts';
import { cellsOfBets, coverOf, priceTicket } from './tickets.rules.ts';
import type { AskedBet } from './tickets.types.ts';

export type TicketDeps = {
  db: Db;
  clock: Clock;
  wallet: Pick<Wallet, 'createLane' | 'balanceOf'>;
  rounds: Pick<Rounds, 'committed'>;
  merchants: Pick<Merchants, 'byId'>;
  termsFor: MemberTermsOf;
  shown: ShownLotteries;
};

type Buyer = { merchantId: string; memberId: string };

export type BuyTicket = Buyer & {
  id: string;
  gameCode: string;
  drawId: string;
  rulesVersion: number;
  /** The sum that the member has seen. */
  stakeMinor: bigint;
  words: string;
  bets: readonly AskedBet[];
};

export type Afterwards = { ticket: ShownTicket; balanceMinor: bigint; sequence: bigint };

/** With two lanes, one reads and decides while the other commits. */
const LANES = 2;

/** Selling tickets and taking them back. */
export function createTickets(deps: TicketDeps) {
  const { db, clock, wallet, rounds, merchants, termsFor, shown } = deps;
  let lane: Lane<TicketCommand, TicketOutcome> | undefined;
  const submit = (command: TicketCommand): Promise<TicketOutcome> => {
    lane ??= wallet.createLane(ticketDomain(clock), { lanes: LANES }, (states) =>
      rounds.committed(states.map((state) => state.rounds)),
    );
    return lane.submit(command);
  };
  const currencyOf = async (merchantId: string): Promise<string> =>
    (await merchants.byId(merchantId)).currency;

  /** @throws `lottery.not_found`, `.draw_closed` for a draw of another lottery, and whatever a bet is refused for */
  const prepare = async (order: BuyTicket, digest: string): Promise<{ command: BuyCommand; draw: Draw }> => {
    const { merchantId, memberId, gameCode, drawId, bets, stakeMinor, rulesVersion } = order;
    const lottery = await shown.get(merchantId, gameCode);
    const [{ terms }, draw, currency] = await Promise.all([
      termsFor({ merchantId, memberId, lotteryId: gameCode, mode: lottery.mode }),
      findDraw(db, { id: drawId }),
      currencyOf(merchantId),
    ]);
    if (draw?.lotteryId !== gameCode) throw fieldRefusal(lotteryErrors.drawClosed, 'drawId');
    if (terms.version !== rulesVersion) throw fieldRefusal(lotteryErrors.termsChanged, 'rulesVersion');
    const priced = priceTicket(lotteryEngine, { catalogue: draw.catalogueVersion, terms }, bets);
    if (!priced.ok) throw betRefusal(priced);
    if (priced.sums.stakeMinor !== stakeMinor) throw fieldRefusal(lotteryErrors.termsChanged, 'stake');
    const command: BuyCommand = {
      kind: 'buy',
      merchantId,
      memberId,
      currency,
      id: order.id,
      drawId,
      lotteryId: gameCode,
      terms,
      bets: priced.bets,
      sums: priced.sums,
      cells: cellsOfBets(priced.bets),
      words: order.words,
      digest,
      chaseId: null,
    };
    return { command, draw };
  };

  const afterwards = async (buyer: Buyer, ticket: ShownTicket): Promise<Afterwards> => {
    const { merchantId, memberId } = buyer;
    const { main } = await wallet.balanceOf(merchantId, memberId, await currencyOf(merchantId));
    return { ticket, balanceMinor: main.amountMinor, sequence: main.sequence };
  };

  const readTicket = async (of: Buyer & { id: string }): Promise<ShownTicket> => {
    const ticket = await findShownTicket(db, of);
    if (!ticket) throw fieldRefusal(lotteryErrors.ticketMismatch, 'id');
    return ticket;
  };

  /**
   * A repeated order gets the same answer and buys nothing, also when its draw has closed meanwhile.
   *
   * @throws `lottery.*` with the field that is refused, `wallet.insufficient_funds`, `protection.*`
   */
  const buy = async (asked: BuyTicket): Promise<Afterwards> => {
    const order = { ...asked, id: callerMadeId(asked.id), drawId: normalId(asked.drawId) };
    if (!areWords(order.words)) throw fieldRefusal(requestErrors.invalid, 'words', 'field.invalid');
    const digest = ticketDigest({ ...order, ticketId: order.id });
    let prepared: Awaited<ReturnType<typeof prepare>>;
    try {
      prepared = await prepare(order, digest);
    } catch (error) {
      const known = error instanceof AppError ? await findShownTicket(db, order) : undefined;
      if (known?.digest !== digest) throw error;
      return afterwards(order, known);
    }
    const { command } = prepared;
    const outcome = await submit(command);
    if (outcome.status === 'refused') throw ticketRefusal(outcome, command.bets);
    const { balanceMinor, sequence } = outcome;
    return { ticket: await readTicket(order), balanceMinor, sequence };
  };

  /** @throws `lottery.ticket_not_found`, `.not_cancellable` once its draw has closed, and for steps of a chase */
  const cancel = async (of: Buyer & { id: string }): Promise<Afterwards> => {
    const { merchantId, memberId } = of;
    const id = normalId(of.id);
    const ticket = await findShownTicket(db, { merchantId, memberId, id });
    if (!ticket) throw fieldRefusal(lotteryErrors.ticketNotFound, 'id');
    const bets = await listBets(db, { merchantId, id });
    const covers = bets.map((bet) => {
      const cover = coverOf(lotteryEngine, bet.catalogue, bet);
      if (!cover) throw new Error(`bet ${bet.position} of ticket ${id} has no pick`);
      return cover;
    });
    const outcome = await submit({
      kind: 'cancel',
      merchantId,
      memberId,
      currency: await currencyOf(merchantId),
      id,
      drawId: ticket.drawId,
      lotteryId: ticket.lotteryId,
      cells: cellsOfBets(covers),
    });
    if (outcome.status === 'refused') throw ticketRefusal(outcome);
    const { balanceMinor, sequence } = outcome;
    return { ticket: await readTicket({ merchantId, memberId, id }), balanceMinor, sequence };
  };

  return { buy, cancel, submit, prepare };
}
export type Tickets = ReturnType<typeof createTickets>;

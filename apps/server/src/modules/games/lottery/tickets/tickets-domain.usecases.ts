import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { mainOf, type AccountOf, type LedgerBatch, type MoneyDomain } from '../../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import {
  decideRound,
  roundsDomain,
  type InnerRoundCommand,
  type RefusalCode,
  type RoundSet,
} from '../../rounds/index.ts';
import { lockCells, openCells, sortedCells, writeCells, type CellRow } from '../exposure/exposure.queries.ts';
import { FULL_BPS } from './tickets.rules.ts';
import {
  holdSales,
  insertBets,
  insertTickets,
  readPrices,
  readTickets,
  readVersions,
  sumStakes,
  updateTickets,
  type DrawStake,
  type PriceRow,
  type RulesVersion,
  type SaleRow,
} from './tickets.queries.ts';
import type { CellMinor, PricedBet, Terms, Ticket, TicketSums } from './tickets.types.ts';

type TicketOf = {
  merchantId: string;
  id: string;
  memberId: string;
  currency: string;
  drawId: string;
  lotteryId: string;
  /** The cells that the ticket covers, each once. */
  cells: readonly CellMinor[];
};

export type BuyCommand = TicketOf & {
  kind: 'buy';
  terms: Terms;
  bets: readonly PricedBet[];
  sums: TicketSums;
  words: string;
  digest: string;
  /** Bought with money that was set aside for a plan. */
  chaseId: string | null;
};
export type TicketCommand = BuyCommand | (TicketOf & { kind: 'cancel' });

export type TicketRefusal =
  | RefusalCode
  | 'draw_closed'
  | 'terms_changed'
  | 'number_closed'
  | 'number_limit'
  | 'stake_out_of_limits'
  | 'ticket_mismatch'
  | 'not_cancellable'
  | 'not_found';

export type TicketOutcome =
  | { status: 'done' | 'known'; ticket: Ticket; balanceMinor: bigint; sequence: bigint }
  | {
      status: 'refused';
      code: TicketRefusal;
      /** With `number_limit` and `number_closed`: the cell, and what may still be won there. */
      cell?: { market: string; cell: string; roomMinor: bigint };
    };

type State = {
  rounds: RoundSet;
  sales: ReadonlyMap<string, SaleRow>;
  tickets: Map<string, Ticket>;
  versions: ReadonlyMap<string, number>;
  prices: ReadonlyMap<string, number>;
  stakes: Map<string, bigint>;
  cells: Map<string, CellRow>;
  changedCells: Set<string>;
  added: Map<string, BuyCommand>;
  changed: Set<string>;
};

type Context = { ledger: LedgerBatch; state: State; accountOf: AccountOf };

const vendor = IN_HOUSE_VENDOR.code;
const holdOf = (memberId: string) => ({ owner: 'member', memberId, kind: 'play_hold' }) as const;

/** The command of the round behind a command of a ticket. */
function roundCommandOf(command: TicketCommand): InnerRoundCommand {
  const { merchantId, id: roundId, memberId, currency, drawId, lotteryId: gameId } = command;
  const unit = { merchantId, memberId, currency, vendor, roundId, gameId };
  if (command.kind === 'cancel')
    return {
      ...unit,
      kind: 'rollback',
      betId: roundId,
      id: derivedId('lottery cancel', merchantId, roundId),
    };
  return {
    ...unit,
    kind: 'bet',
    id: roundId,
    amountMinor: command.sums.stakeMinor,
    rulesVersion: String(command.terms.version),
    pooled: { pool: drawId, validBetMinor: command.sums.validMinor },
    detail: { drawId },
    ...(command.chaseId !== null && { wallet: holdOf(memberId) }),
  };
}

const stakeKey = ({ drawId, memberId }: { drawId: string; memberId: string }): string =>
  `${drawId}/${memberId}`;
const cellKey = ({ drawId, market, cell }: { drawId: string; market: string; cell: string }): string =>
  `${drawId}/${market}/${cell}`;
const priceKey = (lotteryId: string, drawId: string | null, { market, cell }: CellMinorKey): string =>
  `${lotteryId}/${drawId ?? ''}/${market}/${cell}`;
type CellMinorKey = Pick<CellMinor, 'market' | 'cell'>;

/** Play money is not the house's risk. */
const cellsOf = (command: TicketCommand): readonly CellMinor[] =>
  command.currency === PLAY_MONEY ? [] : command.cells;

const mainAccountOf = ({ accountOf }: Context, { merchantId, currency, memberId }: TicketCommand): number =>
  accountOf({ merchantId, currency, ref: mainOf(memberId) }).id;

function answer(context: Context, command: TicketCommand, status: 'done' | 'known'): TicketOutcome {
  const ticket = context.state.tickets.get(command.id);
  const main = context.ledger.member(mainAccountOf(context, command));
  if (!ticket || !main) throw new Error('a ticket was decided without its account');
  return { status, ticket, balanceMinor: main.balanceMinor, sequence: main.sequence };
}

/** On sale by the ledger's time, which is also the ticket's. */
function isOnSale({ state, ledger }: Context, { drawId, lotteryId }: TicketCommand): boolean {
  const sale = state.sales.get(drawId);
  return sale?.lotteryId === lotteryId && ledger.at >= sale.opensAt && ledger.at < sale.closesAt;
}

const refuse = (code: TicketRefusal): TicketOutcome => ({ status: 'refused', code });

/** The lowest price of the numbers that a bet covers, as of now. */
function priceOf({ prices }: State, { drawId, lotteryId }: BuyCommand, bet: PricedBet): number {
  let lowest = FULL_BPS;
  for (const cell of bet.cells) {
    const price =
      prices.get(priceKey(lotteryId, drawId, cell)) ?? prices.get(priceKey(lotteryId, null, cell));
    if (price !== undefined && price < lowest) lowest = price;
  }
  return lowest;
}

function closedCell(state: State, command: BuyCommand, bet: PricedBet): CellMinorKey & { roomMinor: bigint } {
  const closed = bet.cells.find((cell) => priceOf(state, command, { ...bet, cells: [cell] }) === 0);
  return { market: closed?.market ?? bet.market, cell: closed?.cell ?? '', roomMinor: 0n };
}

function priceRefusal(state: State, command: BuyCommand): TicketOutcome | null {
  if (state.prices.size === 0)
    return command.bets.every(({ priceBps }) => priceBps === FULL_BPS) ? null : refuse('terms_changed');
  for (const bet of command.bets) {
    const price = priceOf(state, command, bet);
    if (price === 0)
      return { status: 'refused', code: 'number_closed', cell: closedCell(state, command, bet) };
    if (price !== bet.priceBps) return refuse('terms_changed');
  }
  return null;
}

function limitRefusal({ state }: Context, command: BuyCommand): TicketOutcome | null {
  const { sums, terms, drawId } = command;
  const { limits } = terms;
  const staked = state.stakes.get(stakeKey(command)) ?? 0n;
  if (staked + sums.stakeMinor > limits.maxDrawStakeMinor) return refuse('stake_out_of_limits');
  for (const { market, cell, minor } of cellsOf(command)) {
    const liabilityMinor = state.cells.get(cellKey({ drawId, market, cell }))?.liabilityMinor ?? 0n;
    if (liabilityMinor + minor <= limits.maxCellMinor) continue;
    const roomMinor = limits.maxCellMinor > liabilityMinor ? limits.maxCellMinor - liabilityMinor : 0n;
    return { status: 'refused', code: 'number_limit', cell: { market, cell, roomMinor } };
  }
  return null;
}

function addToCells({ state }: Context, command: TicketCommand, sign: 1n | -1n): void {
  for (const { market, cell, minor } of cellsOf(command)) {
    const key = cellKey({ drawId: command.drawId, market, cell });
    const row = state.cells.get(key);
    if (!row) throw new Error(`cell ${key} is not locked`);
    state.cells.set(key, { ...row, liabilityMinor: row.liabilityMinor + sign * minor });
    state.changedCells.add(key);
  }
}

function addToStakes({ state }: Context, command: TicketCommand, minor: bigint): void {
  const key = stakeKey(command);
  state.stakes.set(key, (state.stakes.get(key) ?? 0n) + minor);
}

/** Null if the money has moved. */
function moveMoney({ ledger, state, accountOf }: Context, command: TicketCommand): TicketOutcome | null {
  // Tickets take the member's own money only.
  const outcome = decideRound({ ledger, rounds: state.rounds, accountOf }, roundCommandOf(command));
  if (outcome.status === 'refused') return refuse(outcome.code as RefusalCode);
  // The id belongs to something that is not this ticket.
  return outcome.duplicate ? refuse('ticket_mismatch') : null;
}

function decideBuy(context: Context, command: BuyCommand): TicketOutcome {
  const { state, ledger } = context;
  const { merchantId, id, drawId, lotteryId, memberId, currency, terms, sums, chaseId, words, digest } =
    command;
  const known = state.tickets.get(id);
  if (known) {
    const isSame = known.memberId === memberId && known.digest === digest;
    return isSame ? answer(context, command, 'known') : refuse('ticket_mismatch');
  }
  if (!isOnSale(context, command)) return refuse('draw_closed');
  if (state.versions.get(lotteryId) !== terms.version) return refuse('terms_changed');
  const refused =
    priceRefusal(state, command) ?? limitRefusal(context, command) ?? moveMoney(context, command);
  if (refused) return refused;
  addToCells(context, command, 1n);
  addToStakes(context, command, sums.stakeMinor);
  const account = mainAccountOf(context, command);
  const ticket: Ticket = {
    merchantId,
    id,
    drawId,
    memberId,
    account,
    currency,
    at: ledger.at,
    rulesVersion: terms.version,
    bets: command.bets.length,
    chaseId,
    state: 'open',
    digest,
    words,
    ...sums,
  };
  state.tickets.set(id, ticket);
  state.added.set(id, command);
  return answer(context, command, 'done');
}

function decideCancel(context: Context, command: TicketCommand): TicketOutcome {
  const { state } = context;
  const ticket = state.tickets.get(command.id);
  if (ticket?.memberId !== command.memberId) return refuse('not_found');
  if (ticket.state === 'cancelled') return answer(context, command, 'known');
  // The steps of a plan stand; the plan itself can be stopped.
  if (ticket.chaseId !== null || !isOnSale(context, command)) return refuse('not_cancellable');
  const refused = moveMoney(context, command);
  if (refused) return refused;
  addToCells(context, command, -1n);
  addToStakes(context, command, -ticket.stakeMinor);
  state.tickets.set(ticket.id, { ...ticket, state: 'cancelled' });
  state.changed.add(ticket.id);
  return answer(context, command, 'done');
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

function readsOf(clock: Clock, merchantId: string, commands: readonly TicketCommand[]): Statement[] {
  const buys = commands.filter(({ kind }) => kind === 'buy');
  const lotteryIds = unique(buys.map(({ lotteryId }) => lotteryId));
  const drawIds = unique(buys.map(({ drawId }) => drawId));
  const buyers = [...new Map(buys.map((buy) => [stakeKey(buy), buy])).values()];
  const cells = sortedCells(
    commands.flatMap((command) =>
      cellsOf(command).map(({ market, cell }) => ({ drawId: command.drawId, market, cell })),
    ),
  );
  return [
    readTickets(
      merchantId,
      commands.map(({ id }) => id),
    ),
    readVersions(merchantId, lotteryIds, clock.now()),
    readPrices(merchantId, { lotteryIds, drawIds }),
    sumStakes(merchantId, buyers),
    openCells(merchantId, cells),
    // After the accounts, in one order: a hot number costs one row version in each batch.
    lockCells(merchantId, cells),
  ];
}
const OWN_READS = 6;

function openState([sales = [], ...answers]: readonly (readonly unknown[])[], rounds: RoundSet): State {
  const [tickets = [], versions = [], prices = [], stakes = [], , cells = []] = answers;
  return {
    rounds,
    sales: new Map((sales as readonly SaleRow[]).map((sale) => [sale.drawId, sale])),
    tickets: new Map((tickets as readonly Ticket[]).map((ticket) => [ticket.id, ticket])),
    versions: new Map((versions as readonly RulesVersion[]).map((row) => [row.lotteryId, row.version])),
    prices: new Map(
      (prices as readonly PriceRow[]).map((row) => [priceKey(row.lotteryId, row.drawId, row), row.priceBps]),
    ),
    stakes: new Map((stakes as readonly DrawStake[]).map((row) => [stakeKey(row), row.stakeMinor])),
    cells: new Map((cells as readonly CellRow[]).map((row) => [cellKey(row), row])),
    changedCells: new Set(),
    added: new Map(),
    changed: new Set(),
  };
}

/** A ticket that is bought and cancelled in one batch is inserted as it is then. */
function writesOf(states: readonly State[]): Statement[] {
  const added = states.flatMap(({ added, tickets }) =>
    [...added].flatMap(([id, { bets }]) => {
      const ticket = tickets.get(id);
      return ticket ? [{ ticket, bets }] : [];
    }),
  );
  const updates = states.flatMap(({ tickets, changed, added: fresh, cells, changedCells }) => {
    const rows = [...changed].filter((id) => !fresh.has(id)).flatMap((id) => tickets.get(id) ?? []);
    const touched = [...changedCells].flatMap((key) => cells.get(key) ?? []);
    const merchantId = [...tickets.values()][0]?.merchantId ?? '';
    return [
      ...(rows.length > 0 ? [updateTickets(merchantId, rows)] : []),
      ...(touched.length > 0 ? [writeCells(merchantId, touched)] : []),
    ];
  });
  if (added.length === 0) return updates;
  const bets = added.flatMap(({ ticket, bets: of }) =>
    of.map((bet, position) => {
      const { merchantId, drawId, id: ticketId, account, at } = ticket;
      return { ...bet, merchantId, drawId, ticketId, position, account, at };
    }),
  );
  return [insertTickets(added.map(({ ticket }) => ticket)), insertBets(bets), ...updates];
}

/** Tickets: the round, the money, the exposure and the bets in one commit. */
export const ticketDomain = (clock: Clock): MoneyDomain<TicketCommand, TicketOutcome, State> => ({
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: (command) => roundsDomain.accounts(roundCommandOf(command)),
  ids: (command) => roundsDomain.ids(roundCommandOf(command)),
  locks: (_merchantId, commands) => [holdSales(unique(commands.map(({ drawId }) => drawId)))],
  reads: (merchantId, commands) => [
    ...readsOf(clock, merchantId, commands),
    ...roundsDomain.reads(merchantId, commands.map(roundCommandOf)),
  ],
  open: (answers, further, reads) =>
    openState(answers, roundsDomain.open(answers.slice(1 + OWN_READS), further, reads.slice(OWN_READS))),
  decide: (command, ledger, state, accountOf) => {
    const context = { ledger, state, accountOf };
    return command.kind === 'buy' ? decideBuy(context, command) : decideCancel(context, command);
  },
  finish: (ledger, { rounds }, accountOf) => roundsDomain.finish?.(ledger, rounds, accountOf),
  furtherReads: ({ rounds }) => roundsDomain.furtherReads?.(rounds) ?? [],
  writes: (states) => [...roundsDomain.writes(states.map(({ rounds }) => rounds)), ...writesOf(states)],
});

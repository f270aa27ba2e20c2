import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { Bonuses } from '../../../money/bonuses/index.ts';
import type { Wallet } from '../../../money/wallet/index.ts';
import { gameIdOf, type Catalogue } from '../../catalogue/index.ts';
import type { BelowZero, Outcome, RoundCommand, Rounds } from '../../rounds/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import type { Players } from '../players/players.usecases.ts';
import type { Visit } from '../visits/visits.rules.ts';
import type { Visits } from '../visits/visits.usecases.ts';
import type { Ask, Result, VendorRefusal } from '../vendors.types.ts';
import { betsOfBatch, commandOf, type Facts, type Ids } from './commands.rules.ts';
import { resultOf, resultOfBatch } from './outcomes.rules.ts';

export type AskDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  wallet: Pick<Wallet, 'balanceOf'>;
  bonuses: Pick<Bonuses, 'playableIn'>;
  rounds: Pick<Rounds, 'submit' | 'submitAll' | 'findRound'>;
  catalogue: Pick<Catalogue, 'betting' | 'vendorGame' | 'gameById' | 'vendorCode'>;
  accounts: Pick<VendorAccounts, 'vendorsOf'>;
  players: Pick<Players, 'memberOf'>;
  visits: Pick<Visits, 'find' | 'isLive' | 'touch' | 'renew'>;
  /** Told of wins that were paid after the settlement: operators look at them. */
  onLateWin?: (opened: OpenedAccount, ask: Ask) => void;
};

type PlayAsk = Exclude<Ask, { kind: 'session' | 'profile' | 'balance' | 'batch' }>;
type Refused = { refused: VendorRefusal; field?: string };

/** Ids are kept for ever, so what they are derived from must never change. */
export const idsOf = ({ merchantId, id }: { merchantId: string; id: string }): Ids => ({
  transaction: (theirId) => derivedId('vendor', id, merchantId, theirId),
  unit: (memberId, theirUnit) => derivedId('vendor-unit', id, merchantId, memberId, theirUnit),
});

type Game = { vendor: string; gameId: string };

/** The game of a call: its own, or else that of the visit or of the round that it is about. */
async function findGame(
  deps: AskDeps,
  { account }: OpenedAccount,
  ask: PlayAsk,
  about: { memberId: string; visit: Visit | undefined },
): Promise<Game | undefined> {
  const { merchantId } = account;
  if (ask.game !== undefined) {
    const vendors = await deps.accounts.vendorsOf(merchantId);
    const ids = [...vendors].flatMap(([vendorId, id]) => (id === account.id ? [vendorId] : []));
    const game = await deps.catalogue.vendorGame(ids, ask.game);
    if (game) return game;
  }
  if (ask.unit !== undefined && ask.kind !== 'bet') {
    const roundId = idsOf(account).unit(about.memberId, ask.unit);
    const round = await deps.rounds.findRound(deps.db, { merchantId, roundId });
    // Also of a game that was withdrawn since, or whose vendor has another account now: what was staked is paid.
    if (round && (ask.game === undefined || round.gameId === gameIdOf(round.vendor, ask.game)))
      return { vendor: round.vendor, gameId: round.gameId };
  }
  if (ask.game !== undefined) return undefined;
  return about.visit && deps.catalogue.gameById(about.visit.gameId);
}

/** The code of the account's vendor, for what names no game. */
async function vendorOf(deps: AskDeps, { account }: OpenedAccount): Promise<string> {
  const vendors = await deps.accounts.vendorsOf(account.merchantId);
  const [vendorId] = [...vendors].find(([, id]) => id === account.id) ?? [];
  return (vendorId && (await deps.catalogue.vendorCode(vendorId))) ?? account.adapter;
}

/** Whether a stake is taken now: asked when it is decided. */
async function admissionFor(
  deps: AskDeps,
  { account }: OpenedAccount,
  visit: Visit | undefined,
  of: { memberId: string; gameId: string | undefined },
): Promise<Facts['admission']> {
  const check = await deps.catalogue.betting(account.merchantId);
  return () => {
    if (account.state !== 'open') return 'vendors.stopped';
    if (!visit || visit.memberId !== of.memberId) return 'vendors.session_unknown';
    if (!deps.visits.isLive(visit)) return 'vendors.session_expired';
    if (of.gameId === undefined) return 'vendors.game';
    try {
      check(of.gameId);
    } catch {
      return 'vendors.stopped';
    }
    return null;
  };
}

/** Use keeps a visit alive, but brings none back that was left alone for too long. */
function noteUse({ visits }: AskDeps, visit: Visit | undefined, memberId: string): void {
  if (visit?.memberId === memberId && visits.isLive(visit)) visits.touch(visit);
}

const belowZeroOf = async ({ merchants }: AskDeps, merchantId: string): Promise<BelowZero> =>
  (await merchants.byId(merchantId)).settings.vendors.correctionsBelowZero;

type Prepared = { command: RoundCommand };

/** The command for a call that may move money, or why there is none. */
async function prepare(
  deps: AskDeps,
  opened: OpenedAccount,
  ask: PlayAsk,
  betId?: string,
): Promise<Prepared | Refused> {
  const { account, protocol } = opened;
  const { merchantId } = account;
  if (ask.theirId === undefined) return { refused: 'vendors.malformed', field: 'id' };
  if (ask.currency !== undefined && ask.currency !== account.currency) return { refused: 'vendors.currency' };
  const [memberId, visit] = await Promise.all([
    deps.players.memberOf(account, ask.player),
    deps.visits.find(account, ask.token),
  ]);
  if (memberId === undefined) return { refused: 'vendors.player_unknown' };
  noteUse(deps, visit, memberId);
  const game = ask.kind === 'rollback' ? undefined : await findGame(deps, opened, ask, { memberId, visit });
  if (!game && ask.game !== undefined) return { refused: 'vendors.game' };
  if (!game && ask.kind === 'bet') return { refused: 'vendors.game' };
  const gameId = game?.gameId;
  const facts: Facts = {
    merchantId,
    memberId,
    currency: account.currency,
    vendor: game?.vendor ?? (await vendorOf(deps, opened)),
    gameId,
    admission: await admissionFor(deps, opened, visit, { memberId, gameId }),
    paysLate: protocol.paysLateWins ?? false,
    belowZero: ask.kind === 'correct' ? await belowZeroOf(deps, merchantId) : 'refuse',
  };
  return { command: commandOf(ask, { theirId: ask.theirId, ids: idsOf(account), facts, betId }) };
}

async function play(deps: AskDeps, opened: OpenedAccount, ask: PlayAsk): Promise<Result> {
  const prepared = await prepare(deps, opened, ask);
  if ('refused' in prepared) return prepared;
  const outcome = await deps.rounds.submit(prepared.command);
  if (outcome.status === 'accepted' && outcome.late && !outcome.duplicate) deps.onLateWin?.(opened, ask);
  return resultOf(outcome);
}

const isPlayAsk = (ask: Ask): ask is PlayAsk =>
  !['session', 'profile', 'balance', 'batch'].includes(ask.kind);

/** In order: everything that can be decided goes into the ledger together. */
async function playAll(deps: AskDeps, opened: OpenedAccount, items: readonly Ask[]): Promise<Result> {
  const bets = betsOfBatch(items);
  const prepared = await Promise.all(
    items.map(async (item, index): Promise<Prepared | Refused> =>
      isPlayAsk(item)
        ? prepare(deps, opened, item, bets[index])
        : { refused: 'vendors.malformed', field: 'call' },
    ),
  );
  const commands = prepared.flatMap((one) => ('command' in one ? [one.command] : []));
  const outcomes: Outcome[] = await Promise.all(deps.rounds.submitAll(commands));
  let next = 0;
  return resultOfBatch(
    prepared.map((one) => {
      if ('refused' in one) return one;
      const outcome = outcomes[next];
      next += 1;
      return outcome ? resultOf(outcome) : { later: true };
    }),
  );
}

/** What a vendor asks without moving money: who plays, and the balance. */
async function tell(deps: AskDeps, { account }: OpenedAccount, ask: Ask): Promise<Result> {
  const { merchantId } = account;
  const [memberId, visit] = await Promise.all([
    deps.players.memberOf(account, ask.player),
    deps.visits.find(account, ask.token),
  ]);
  if (ask.currency !== undefined && ask.currency !== account.currency) return { refused: 'vendors.currency' };
  if (memberId === undefined) return { refused: 'vendors.player_unknown' };
  // Balances are told after the visit, too: a vendor asks for them when it pays the last win.
  if (ask.kind === 'session') {
    if (!visit || visit.memberId !== memberId) return { refused: 'vendors.session_unknown' };
    if (!deps.visits.isLive(visit)) return { refused: 'vendors.session_expired' };
  }
  noteUse(deps, visit, memberId);
  const [{ main, bonus }, { settings }, game] = await Promise.all([
    deps.wallet.balanceOf(merchantId, memberId, account.currency),
    deps.merchants.byId(merchantId),
    visit && deps.catalogue.gameById(visit.gameId),
  ]);
  const playableMinor = await deps.bonuses.playableIn({
    merchantId,
    memberId,
    currency: account.currency,
    game,
    balanceMinor: bonus.amountMinor,
  });
  const { defaultLanguage } = settings.brand;
  const renews = ask.kind === 'session' && 'renews' in ask && visit && ask.token !== undefined;
  return {
    done: true,
    balanceMinor: main.amountMinor + playableMinor,
    repeated: false,
    player: {
      name: ask.player,
      currency: account.currency,
      // Merchants have no country of their own; a currency begins with the code of its country.
      country: account.currency.slice(0, 2),
      language: defaultLanguage,
    },
    ...(renews && { token: await deps.visits.renew(account, visit, ask.token ?? '') }),
  };
}

/** Does what a vendor asks of our wallet. */
export function execute(deps: AskDeps, opened: OpenedAccount, ask: Ask): Promise<Result> {
  if (ask.kind === 'batch') return playAll(deps, opened, ask.items);
  return isPlayAsk(ask) ? play(deps, opened, ask) : tell(deps, opened, ask);
}

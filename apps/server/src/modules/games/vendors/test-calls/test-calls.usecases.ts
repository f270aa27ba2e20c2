import { formatMoney } from '@croupier/contract/money.ts';
import { parseExactJson } from '../../../../platform/exact-json.ts';
import type { Protection } from '../../../money/protection/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import { newName } from '../players/players.usecases.ts';
import type { Forged, Verified, WalletAnswer } from '../vendors.types.ts';
import type { Visits } from '../visits/visits.usecases.ts';
import { isTestCall, testCalls, type TestCall, type TestInput } from './test-calls.schema.ts';
import { findLastVisit, findTestPlayer, insertTestPlayer } from './test-players.queries.ts';
import { endSessions, endTestPlayer, openTestPlayer, type TestPlayerDeps } from './test-players.usecases.ts';

export type TestCallDeps = TestPlayerDeps & {
  accounts: Pick<VendorAccounts, 'vendorsOf'>;
  catalogue: Pick<Catalogue, 'vendorGame'>;
  protection: Pick<Protection, 'setLimit' | 'exclude'>;
  visits: Pick<Visits, 'open' | 'end'>;
  /** Whether this server answers test calls at all. */
  allowsTestCalls: boolean;
};

type Refused = { refused: 'player_unknown' | 'game' | 'too_many' };
type Given = { opened: OpenedAccount; ip: string };
type Done = Record<string, unknown>;
type Call<Name extends TestCall> = (
  deps: TestCallDeps,
  given: Given,
  input: TestInput<Name>,
) => Promise<Done | Refused>;

const UNKNOWN: Refused = { refused: 'player_unknown' };

/** The game as the ledger knows it, if the account offers it. */
async function gameIdOf(
  { accounts, catalogue }: TestCallDeps,
  { opened: { account } }: Given,
  code: string,
): Promise<string | undefined> {
  const vendors = await accounts.vendorsOf(account.merchantId);
  const own = [...vendors].flatMap(([vendorId, id]) => (id === account.id ? [vendorId] : []));
  return (await catalogue.vendorGame(own, code))?.gameId;
}

/** The member of a test player at another account of the merchant, with a name at this one. */
async function memberOfOther(
  { db, clock }: TestCallDeps,
  { opened: { account } }: Given,
  { account: otherId, player }: { account: string; player: string },
) {
  const { merchantId, id: accountId } = account;
  const found = await findTestPlayer(db, { merchantId, accountId: otherId, name: player });
  const visit = found && (await findLastVisit(db, { merchantId, accountId: otherId, ...found }));
  if (!found || !visit) return undefined;
  const [{ memberId }, { sessionId }, name] = [found, visit, newName()];
  const at = clock.now();
  const isNew = await db
    .transaction()
    .execute((tx) => insertTestPlayer(tx, { merchantId, accountId, name, memberId, at }));
  return isNew ? { memberId, name, sessionId } : undefined;
}

const openPlayer: Call<'test-player'> = async (deps, given, { game, balance, same_as: other }) => {
  const { account } = given.opened;
  const gameId = await gameIdOf(deps, given, game);
  if (gameId === undefined) return { refused: 'game' };
  const player = other
    ? await memberOfOther(deps, given, other)
    : await openTestPlayer(deps, given.opened, { balanceMinor: balance, ip: given.ip });
  if (!player) return other ? UNKNOWN : { refused: 'too_many' };
  const { memberId, sessionId, name } = player;
  const { currency } = account;
  const { token } = await deps.visits.open(account, { memberId, sessionId, gameId, currency });
  return { player: name, token, currency, game };
};

/** Only players that test calls have opened at the same account. */
const playerOf = ({ db }: TestCallDeps, { opened: { account } }: Given, name: string) =>
  findTestPlayer(db, { merchantId: account.merchantId, accountId: account.id, name });

/** What the player of a call is asked for, if the player is one of the account's own. */
const forPlayer =
  <Name extends Exclude<TestCall, 'test-player'>>(
    work: (
      deps: TestCallDeps,
      given: Given,
      input: TestInput<Name> & { merchantId: string; memberId: string },
    ) => Promise<Done | Refused>,
  ): Call<Name> =>
  async (deps, given, input) => {
    const found = await playerOf(deps, given, input.player);
    if (!found) return UNKNOWN;
    const { merchantId } = given.opened.account;
    return work(deps, given, { ...input, merchantId, memberId: found.memberId });
  };

const ownActor = (memberId: string, { ip }: Given) => ({
  account: { kind: 'member', id: memberId } as const,
  ip,
});

const CALLS: { [Name in TestCall]: Call<Name> } = {
  'test-player': openPlayer,
  'test-limit': forPlayer<'test-limit'>(async ({ protection }, given, { amount, merchantId, memberId }) => {
    const by = { key: { merchantId, memberId }, actor: ownActor(memberId, given) };
    await protection.setLimit(by, { kind: 'stake', span: 'once', amount });
    return {};
  }),
  'test-block': forPlayer<'test-block'>(async (deps, given, { how, merchantId, memberId }) => {
    if (how === 'locked') await endSessions(deps, { merchantId, memberId });
    else
      await deps.protection.exclude(
        { key: { merchantId, memberId }, actor: ownActor(memberId, given) },
        '6m',
      );
    return {};
  }),
  'test-visit': forPlayer<'test-visit'>(async (deps, { opened }, { act, merchantId, memberId }) => {
    const { account } = opened;
    const visit = await findLastVisit(deps.db, { merchantId, accountId: account.id, memberId });
    if (!visit) return UNKNOWN;
    if (act === 'end') {
      await deps.visits.end({ merchantId, id: visit.id }, 'left');
      return {};
    }
    const { gameId, sessionId } = visit;
    const { currency } = account;
    const { token } = await deps.visits.open(account, { memberId, sessionId, gameId, currency });
    return { token };
  }),
  'test-entries': forPlayer<'test-entries'>(async ({ wallet }, { opened }, { merchantId, memberId }) => {
    const { main } = await wallet.balanceOf(merchantId, memberId, opened.account.currency);
    return { entries: Number(main.sequence), balance: formatMoney(main.amountMinor) };
  }),
  'test-end': forPlayer<'test-end'>(async (deps, { opened }, { memberId }) => {
    await endTestPlayer(deps, opened, { memberId });
    return {};
  }),
};

const answerOf = (status: number, body: Done): WalletAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function run(
  deps: TestCallDeps,
  given: Given,
  { name, text }: { name: TestCall; text: string },
): Promise<WalletAnswer> {
  const json = parseExactJson(text);
  // The path may be unsigned, so the body repeats it.
  if (typeof json !== 'object' || json === null || !('call' in json) || json.call !== name)
    return answerOf(400, { code: 'malformed', field: 'call' });
  const read = testCalls[name].safeParse(json);
  if (!read.success)
    return answerOf(400, { code: 'malformed', field: read.error.issues[0]?.path.join('.') ?? '' });
  // The schema of the same name has read what the call takes.
  const call = CALLS[name] as Call<TestCall>;
  const done = await call(deps, given, read.data);
  return 'refused' in done ? answerOf(200, { code: done.refused }) : answerOf(200, { code: 'ok', ...done });
}

/** What a vendor does with players of its own to try our wallet, at an account for tests. */
export const createTestCalls = (deps: TestCallDeps) => ({
  /** Whether the account takes this test call; for all others it is an unknown call like any. */
  takes: ({ account }: OpenedAccount, path: string): boolean =>
    deps.allowsTestCalls && account.isTest && account.state === 'open' && isTestCall(path),
  answer: async (
    opened: OpenedAccount,
    call: Verified | Forged,
    { path, ip }: { path: string; ip: string },
  ): Promise<WalletAnswer> => {
    if ('forged' in call || !isTestCall(path)) return answerOf(401, { code: 'signature' });
    return run(deps, { opened, ip }, { name: path, text: call.text });
  },
});

export type TestCalls = ReturnType<typeof createTestCalls>;

import type { z } from 'zod';
import type {
  FreeRoundsGrant,
  LaunchVisit,
  Refused,
  TheirTransaction,
  TransferAnswer,
  Unknown,
  VendorClient,
  VendorProtocol,
} from '../../vendors.types.ts';
import {
  isUnknown,
  known,
  LAUNCH_TIMEOUT_MILLISECONDS,
  present,
  unknown,
  whenRead,
} from '../answers.rules.ts';
import { given } from '../parsing.rules.ts';
import { hub88Answers, KINDS, STATES, UNDER_WAY, type Hub88Transaction } from './client.schema.ts';
import { hub88Config, theirsOf } from './hub88.schema.ts';
import { createHub88Send, type Hub88Send } from './send.adapter.ts';

type Transactions = VendorClient['transactions'];
/** The currency with which Hub88 opens a game for play money. */
const DEMO_CURRENCY = 'XXX';

async function launch(send: Hub88Send, visit: LaunchVisit, subPartnerId: string | undefined) {
  const { player: user, token, gameCode, device, language, country, demo, returnUrl, depositUrl } = visit;
  const content = await send(
    hub88Answers.url,
    'game/url',
    {
      ...(!demo && { user, token, ip: visit.address }),
      game_code: gameCode,
      platform: device === 'phone' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
      lang: language.toLowerCase(),
      currency: demo ? DEMO_CURRENCY : visit.currency,
      country,
      lobby_url: returnUrl,
      deposit_url: depositUrl,
      sub_partner_id: subPartnerId,
    },
    { once: true, timeoutMilliseconds: LAUNCH_TIMEOUT_MILLISECONDS },
  );
  return whenRead(present(content), ({ url }) => ({ url }));
}

const isState = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status);

function theirTransaction(item: Hub88Transaction): TheirTransaction | Unknown {
  const { transaction_status: status, reference_transaction_uuid: betId, round_closed: final } = item;
  if (!isState(status)) return unknown(`a transaction in the state ${status}`);
  return {
    theirId: item.transaction_uuid,
    kind: KINDS[item.kind],
    player: item.user,
    unit: item.round ?? '',
    game: item.game_code ?? '',
    amountMinor: item.amount ?? 0n,
    currency: item.currency,
    state: STATES[status],
    at: item.inserted_at,
    ...given({ betId: betId ?? undefined, final: final ?? undefined }),
  };
}

async function listTransactions(
  send: Hub88Send,
  query: Parameters<Transactions>[0],
): ReturnType<Transactions> {
  const range =
    'unit' in query
      ? { user: query.player, round: query.unit }
      : { start_time: query.from.toISOString(), end_time: query.until.toISOString() };
  const content = known(present(await send(hub88Answers.transactions, 'transactions/list', range)));
  if (isUnknown(content)) return content;
  const found: TheirTransaction[] = [];
  for (const item of content.read.filter((each) => !UNDER_WAY.includes(each.transaction_status))) {
    const theirs = theirTransaction(item);
    if (isUnknown(theirs)) return theirs;
    found.push(theirs);
  }
  return found;
}

/** A template for the game, with our count and bet or with open ones. */
async function findPrepaid(
  send: Hub88Send,
  wanted: FreeRoundsGrant,
): Promise<{ read: string } | Refused | Unknown> {
  const { gameCode, count, betMinor, currency } = wanted;
  const content = present(
    await send(hub88Answers.prepaids, 'freebet/prepaids/list', { game_code: gameCode }),
  );
  if (!('read' in content)) return content;
  const prepaid = content.read.find(
    (each) =>
      each.game_code === gameCode &&
      each.currency === currency &&
      (each.bet_count ?? count) === count &&
      (each.bet_value ?? betMinor) === betMinor,
  );
  return prepaid ? { read: prepaid.prepaid_uuid } : { refused: 'no prepaid for this game, count and bet' };
}

async function grant(
  send: Hub88Send,
  wanted: FreeRoundsGrant,
  prepaidUuid: string | undefined,
): Promise<{ granted: true } | Refused | Unknown> {
  const { id, player, gameCode, count, betMinor, currency, expiresAt } = wanted;
  const prepaid = prepaidUuid ? { read: prepaidUuid } : await findPrepaid(send, wanted);
  if (!('read' in prepaid)) return prepaid;
  const granted = await send(
    hub88Answers.reward,
    'freebet/rewards/create',
    {
      user: player,
      currency,
      game_code: gameCode,
      prepaid_uuid: prepaid.read,
      reward_uuid: id,
      operator_reference: id,
      end_time: expiresAt.toISOString(),
    },
    { once: true, numbers: { bet_count: String(count), bet_value: theirsOf(betMinor) } },
  );
  return whenRead(present(granted), () => ({ granted: true }));
}

type Reward = z.output<typeof hub88Answers.rewards>[number];
/** Our id: ours to choose with some versions of their API, told beside theirs with others. */
const ourIdOf = ({ operator_reference, reward_uuid }: Reward): string => operator_reference || reward_uuid;

const freeRounds = (
  send: Hub88Send,
  prepaidUuid: string | undefined,
): NonNullable<VendorClient['freeRounds']> => ({
  grant: (wanted) => grant(send, wanted, prepaidUuid),
  list: async (player) => {
    const content = known(
      present(await send(hub88Answers.rewards, 'freebet/rewards/list', { user: player })),
    );
    if (isUnknown(content)) return content;
    return content.read.map((reward) => {
      const count = reward.bet_count ?? 0;
      return {
        id: ourIdOf(reward),
        count,
        used: reward.bets_used ?? (reward.status === 'FRS_FINISHED' ? count : 0),
      };
    });
  },
  cancel: async (id) => {
    const content = present(
      await send(hub88Answers.rewards, 'freebet/rewards/list', { operator_reference: id }),
    );
    if (!('read' in content)) return content;
    const reward = content.read.find((each) => ourIdOf(each) === id);
    if (!reward) return { refused: 'no such reward' };
    const { reward_uuid } = reward;
    const cancelled = await send(hub88Answers.reward, 'freebet/rewards/cancel', { reward_uuid });
    return whenRead(present(cancelled), () => ({ cancelled: true }));
  },
});

type Wallet = NonNullable<VendorClient['wallet']>;

/** Sent once: what is not known is asked for by its id, never sent again. */
async function move(
  send: Hub88Send,
  name: 'deposit' | 'withdraw',
  {
    id,
    player,
    currency,
    amountMinor,
  }: Omit<Parameters<Wallet['withdraw']>[0], 'amountMinor'> & { amountMinor: bigint },
): Promise<TransferAnswer | Unknown> {
  const content = present(
    await send(
      hub88Answers.transfer,
      `transfer_wallet/${name}`,
      { user: player, transaction_uuid: id, currency },
      { once: true, numbers: { amount: theirsOf(amountMinor) } },
    ),
  );
  if ('refused' in content) return { state: 'failed', reason: content.refused };
  return isUnknown(content) ? content : { state: 'done', amountMinor };
}

function walletOf(send: Hub88Send): Wallet {
  const balance: Wallet['balance'] = async (player) => {
    const content = known(
      present(await send(hub88Answers.balance, 'transfer_wallet/balance', { user: player })),
    );
    return isUnknown(content) ? content : { balanceMinor: content.read.balance };
  };
  return {
    deposit: (transfer) => move(send, 'deposit', transfer),
    // Their API knows no "all": the balance is asked for first.
    withdraw: async ({ amountMinor, ...transfer }) => {
      if (amountMinor !== null) return move(send, 'withdraw', { ...transfer, amountMinor });
      const there = await balance(transfer.player);
      if (isUnknown(there)) return { state: 'failed', reason: there.reason };
      const { balanceMinor } = there;
      if (balanceMinor === 0n) return { state: 'done', amountMinor: 0n };
      return move(send, 'withdraw', { ...transfer, amountMinor: balanceMinor });
    },
    balance,
    ask: async (id) => {
      const content = await send(hub88Answers.check, 'transfer_wallet/check_transfer', {
        transaction_uuid: id,
      });
      if ('absent' in content) return { state: 'absent' };
      if ('refused' in content) return unknown(content.refused);
      if (isUnknown(content)) return content;
      const { transaction_status: status, amount } = content.read;
      if (status === 'TS_SUCCESS')
        return amount == null ? unknown('an amount is missing') : { state: 'done', amountMinor: amount };
      if (UNDER_WAY.includes(status)) return { state: 'under_way' };
      return isState(status) ? { state: 'failed', reason: status } : unknown(status);
    },
  };
}

/** Hub88's operator API. */
export function hub88Client(...of: Parameters<VendorProtocol['client']>): VendorClient {
  const [account] = of;
  const send = createHub88Send(...of);
  const { subPartnerId, prepaidUuid, transferWallet } = hub88Config.parse(account.config);
  return {
    launch: (visit) => launch(send, visit, subPartnerId),
    games: async () => {
      const content = known(present(await send(hub88Answers.games, 'game/list', {})));
      if (isUnknown(content)) return content;
      return content.read.filter(({ enabled }) => enabled).map(({ game_code }) => game_code);
    },
    transactions: (query) => listTransactions(send, query),
    replay: async ({ unit, player }) =>
      whenRead(
        present(await send(hub88Answers.url, 'game/round', { round: unit, user: player })),
        ({ url }) => ({ url }),
      ),
    freeRounds: freeRounds(send, prepaidUuid),
    ...(transferWallet && { wallet: walletOf(send) }),
  };
}

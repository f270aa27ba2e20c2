import { randomUUID } from 'node:crypto';
import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import type {
  Ability,
  Answer,
  Ask,
  Backdoor,
  Driver,
  HttpRequest,
  Message,
  Operator,
  Outcome,
  Player,
} from './driver.types.ts';

export type Exchange = { request: string; answer: string };
/** `operator`: the operator's side, which no vendor sees. */
export type Need = Ability | 'backdoor' | 'second_account' | 'operator';

export type ConformanceCase = {
  id: string;
  title: string;
  needs?: readonly Need[];
  /** @throws with what was expected and what came */
  run: (bench: Bench) => Promise<void>;
};

export type CaseResult = {
  id: string;
  title: string;
  result: 'passed' | 'failed' | 'skipped';
  /** Why it failed, or what is missing. */
  reason: string;
  milliseconds: number;
  exchanges: readonly Exchange[];
};

/** `amount` of a call in the ledger's scale. */
export const minorOf = (amount: string): bigint => {
  const amountMinor = parseMoney(amount);
  if (amountMinor === undefined) throw new Error(`${amount} is no amount`);
  return amountMinor;
};

type Options = {
  at?: Date;
  nonce?: string;
  with?: 'wrong' | 'nothing';
  change?: (request: HttpRequest) => HttpRequest;
};
/** `isRetry`: an earlier attempt was answered "later" and may have been done. */
type Reply = Answer & { status: number; isRetry?: boolean };
const TIMEOUT_MILLISECONDS = 10_000;
const MAX_RETRIES = 20;

/** Another account at the same merchant, and how it knows a player of the first. */
export type SecondAccount = { driver: Driver; playerOf: (player: Player) => Promise<Player> };

/** What a case works with: one player, the calls, and the expectations. */
export type Bench = {
  driver: Driver;
  player: Player;
  backdoor: Backdoor | undefined;
  second: SecondAccount | undefined;
  operator: Operator | undefined;
  id: (name: string) => string;
  bet: (fields: Partial<Extract<Ask, { kind: 'bet' }>> & { id: string; unit: string; amount: string }) => Ask;
  win: (fields: Partial<Extract<Ask, { kind: 'win' }>> & { id: string; unit: string; amount: string }) => Ask;
  rollback: (fields: { id: string; bet: string; unit: string }) => Ask;
  send: (ask: Ask, options?: Options) => Promise<Reply>;
  sendMessage: (message: Message, options?: Options) => Promise<Reply>;
  /** Sends and hangs up before the answer. */
  sendAndHangUp: (ask: Ask) => Promise<void>;
  balance: () => Promise<bigint>;
  /** @throws unless the answer means it */
  expect: (reply: Reply, outcome: Outcome, what?: string) => Reply;
  /** Sends and expects in one. */
  must: (ask: Ask, outcome: Outcome, options?: Options) => Promise<Reply>;
  /** Runs steps after which the balance has changed by so much, in so many entries if they can be counted; null for any number. */
  moves: (changeMinor: bigint, entries: number | null, steps: () => Promise<void>) => Promise<void>;
};

function createBench({
  driver,
  player,
  backdoor,
  second,
  operator,
  exchanges,
}: {
  driver: Driver;
  player: Player;
  backdoor: Backdoor | undefined;
  second: SecondAccount | undefined;
  operator: Operator | undefined;
  exchanges: Exchange[];
}): Bench {
  const run = randomUUID().slice(0, 8);
  const played = { player: player.name, token: player.token, currency: player.currency, game: player.game };

  const requestOf = (
    message: Message,
    { change, at = new Date(), nonce = randomUUID(), ...how }: Options = {},
  ) => {
    const request = driver.sign(message, { at, nonce, ...how });
    return change ? change(request) : request;
  };
  const sendMessage: Bench['sendMessage'] = async (message, options) => {
    const { url, headers, body } = requestOf(message, options);
    const exchange = { request: `POST /${message.path} ${body}`, answer: '' };
    exchanges.push(exchange);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const text = await response.text();
    exchange.answer = `${response.status} ${text}`;
    return { ...driver.read(response.status, text), status: response.status };
  };
  /** As a vendor does: what is not known yet is asked again. */
  const send: Bench['send'] = async (ask, options) => {
    const message = driver.message(ask);
    let reply = await sendMessage(message, options);
    for (let retry = 0; retry < MAX_RETRIES && driver.codes.later.includes(reply.code); retry += 1)
      reply = { ...(await sendMessage(message, { ...options, nonce: randomUUID() })), isRetry: true };
    return reply;
  };

  const expect: Bench['expect'] = (reply, outcome, what = 'the answer') => {
    const mayRepeat = reply.isRetry === true && outcome === 'done';
    const codes = [...driver.codes[outcome], ...(mayRepeat ? driver.codes.repeated : [])];
    if (!codes.includes(reply.code))
      throw new Error(
        `${what} is ${reply.code || `HTTP ${reply.status}`} instead of ${codes.join(' or ')} (${outcome})`,
      );
    return reply;
  };
  const balance = async (): Promise<bigint> => {
    const { balanceMinor, code } = await send({ kind: 'balance', player: player.name, token: player.token });
    if (balanceMinor === undefined) throw new Error(`no balance: ${code}`);
    return balanceMinor;
  };
  return {
    driver,
    player,
    backdoor,
    second,
    operator,
    id: (name) => `${run}-${name}`,
    bet: (fields) => ({ kind: 'bet', ...played, ...fields }),
    win: (fields) => ({ kind: 'win', ...played, final: true, ...fields }),
    rollback: (fields) => {
      const { token: _token, ...about } = played;
      return { kind: 'rollback', ...about, ...fields };
    },
    send,
    sendMessage,
    sendAndHangUp: async (ask) => {
      const { url, headers, body } = requestOf(driver.message(ask));
      const stop = new AbortController();
      const sent = fetch(url, { method: 'POST', headers, body, signal: stop.signal });
      setImmediate(() => stop.abort());
      await sent.then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
    },
    balance,
    expect,
    must: async (ask, outcome, options) => expect(await send(ask, options), outcome, `the ${ask.kind}`),
    moves: async (changeMinor, entries, steps) => {
      const before = { balance: await balance(), entries: await backdoor?.entries(player) };
      await steps();
      const changed = (await balance()) - before.balance;
      if (changed !== changeMinor)
        throw new Error(
          `the balance changed by ${formatMoney(changed)} instead of ${formatMoney(changeMinor)}`,
        );
      if (before.entries === undefined || entries === null) return;
      const written = ((await backdoor?.entries(player)) ?? 0) - before.entries;
      if (written !== entries) throw new Error(`${written} entries instead of ${entries}`);
    },
  };
}

/** With how much money each case starts, where the backdoor can give it. */
export const START_BALANCE = '1000';

const missing = (one: ConformanceCase, have: ReadonlySet<Need>): Need | undefined =>
  one.needs?.find((need) => !have.has(need));

type Played = {
  driver: Driver;
  backdoor: Backdoor | undefined;
  player: Player | undefined;
  second: SecondAccount | undefined;
  operator: Operator | undefined;
  exchanges: Exchange[];
};

/** One case with a player of its own where there is a backdoor. @throws why it failed */
async function playCase(one: ConformanceCase, { player: given, ...means }: Played): Promise<void> {
  const { backdoor } = means;
  const player = backdoor ? await backdoor.player({ balance: START_BALANCE }) : given;
  if (!player) throw new Error('a player or the backdoor is needed');
  try {
    await one.run(createBench({ ...means, player }));
  } finally {
    if (backdoor) await backdoor.end?.(player);
  }
}

/** Runs the cases in order. @param player plays all cases where there is no backdoor */
export async function runConformance({
  driver,
  cases,
  backdoor,
  player,
  second,
  operator,
}: {
  driver: Driver;
  cases: readonly ConformanceCase[];
  backdoor?: Backdoor;
  player?: Player;
  second?: SecondAccount;
  operator?: Operator;
}): Promise<CaseResult[]> {
  const have = new Set<Need>(driver.can);
  if (backdoor) have.add('backdoor');
  if (second) have.add('second_account');
  if (operator) have.add('operator');
  const results: CaseResult[] = [];
  for (const one of cases) {
    const { id, title } = one;
    const exchanges: Exchange[] = [];
    const lacks = missing(one, have);
    const start = performance.now();
    const end = (result: CaseResult['result'], reason = '') => {
      results.push({ id, title, result, reason, milliseconds: performance.now() - start, exchanges });
    };
    if (lacks) {
      end('skipped', lacks);
      continue;
    }
    try {
      await playCase(one, { driver, backdoor, player, second, operator, exchanges });
      end('passed');
    } catch (error) {
      end('failed', error instanceof Error ? error.message : String(error));
    }
  }
  return results;
}

import type { core } from 'zod';
import { encryptBody, ENCRYPTION, type PublicKeySet } from './encryption.ts';
import type { Failure, FieldError, Success } from './envelope.ts';
import { fieldIssues } from './field-issues.ts';
import type { Api, CallInput, CallOutput, Route } from './route.ts';

/** `'wallet.balance'`, `'identity.login'`, … */
export type CallName<A extends Api> = {
  [M in keyof A & string]: `${M}.${keyof A[M] & string}`;
}[keyof A & string];

export type RouteOf<A extends Api, N extends string> = N extends `${infer M}.${infer R}`
  ? M extends keyof A
    ? R extends keyof A[M]
      ? A[M][R]
      : never
    : never
  : never;

/** A refused call, or one without a usable answer (`network.unreachable`, `network.timeout`, `network.bad_answer`). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly value: Failure['value'];

  constructor(
    failure: Pick<Failure, 'code' | 'message' | 'fields' | 'value'>,
    status: number,
    cause?: unknown,
  ) {
    super(failure.message, { cause });
    this.name = 'ApiError';
    this.code = failure.code;
    this.status = status;
    this.fields = failure.fields ?? [];
    this.value = failure.value;
  }
}

/** The calls of one module at least. */
export type LoadedApi<A extends Api> = { api: Partial<A>; zod: Pick<typeof core, 'encode' | 'decode'> };

export type ClientOptions<A extends Api> = {
  /** Loads the schemas of a module's calls when the first is made; they are not part of the first screen's script. */
  loadApi: (module: keyof A & string) => Promise<LoadedApi<A>>;
  baseUrl?: string;
  token: () => string | null;
  language: () => string;
  /** Further headers of every call. */
  headers?: () => Readonly<Record<string, string>>;
  /** Public keys for encrypted calls; `refresh` fetches them again after a retired key was refused. */
  keys: (refresh: boolean) => Promise<PublicKeySet>;
  fetch?: typeof fetch;
  timeoutMilliseconds?: number;
};

export type CallOptions = { signal?: AbortSignal };

export type Client<A extends Api> = <N extends CallName<A>>(
  name: N,
  ...rest: object extends CallInput<RouteOf<A, N>>
    ? [input?: CallInput<RouteOf<A, N>>, options?: CallOptions]
    : [input: CallInput<RouteOf<A, N>>, options?: CallOptions]
) => Promise<CallOutput<RouteOf<A, N>>>;

type AnyInput = { params?: unknown; query?: unknown; body?: unknown };
type Encode = (schema: unknown, value: unknown) => unknown;

const DEFAULT_TIMEOUT_MILLISECONDS = 20_000;
const STALE_KEY = 'request.decryption_failed';
/** The clocks differ; the refusal contains the server's time. */
const STALE_MESSAGE = 'request.message_expired';

function pathWith(route: Route, input: AnyInput, encode: Encode): string {
  const params = (route.params ? encode(route.params, input.params) : {}) as Record<string, unknown>;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  if (!route.query) return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(encode(route.query, input.query ?? {}) as object))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const INVALID_INPUT = 'request.invalid';

const isSchemaError = (error: unknown): error is core.$ZodError =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues);

const failureCode = (error: unknown, timedOut: boolean): string => {
  if (isSchemaError(error)) return 'network.bad_answer';
  return timedOut ? 'network.timeout' : 'network.unreachable';
};

const FORM = 'application/x-www-form-urlencoded';

const formOf = (plain: unknown): string =>
  new URLSearchParams(
    Object.entries(plain as Record<string, string | undefined>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    ),
  ).toString();

async function readAnswer(response: Response): Promise<Pick<Success<unknown>, 'value'>> {
  const answer = (await response.json().catch(() => null)) as Success<unknown> | Failure | null;
  if (answer && typeof answer === 'object' && 'success' in answer) {
    if (answer.success) return answer;
    throw new ApiError(answer, response.status);
  }
  throw new ApiError(
    { code: 'network.bad_answer', message: `HTTP ${response.status}`, value: null },
    response.status,
  );
}

/** Refuses an input that violates the schema as the server would, without a request. */
function encodeInput(
  encode: (schema: core.$ZodType, value: unknown) => unknown,
  schema: unknown,
  value: unknown,
) {
  try {
    return encode(schema as core.$ZodType, value);
  } catch (error) {
    if (!isSchemaError(error)) throw error;
    const fields = fieldIssues(error.issues).map((issue) => ({ ...issue, message: issue.code }));
    throw new ApiError({ code: INVALID_INPUT, message: INVALID_INPUT, value: null, fields }, 0, error);
  }
}

/** A typed client: the name of a call determines its input and output. Throws only `ApiError`. */
export function createClient<A extends Api>(options: ClientOptions<A>): Client<A> {
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  let clockOffset = 0;

  const bodyOf = async (
    route: Route,
    input: AnyInput,
    encode: Encode,
    refreshKeys: boolean,
  ): Promise<{ body?: string | Blob; contentType?: string }> => {
    if (!route.body) return {};
    if (route.upload) return { body: input.body as Blob, contentType: (input.body as Blob).type };
    const plain = encode(route.body, input.body);
    if (route.form) return { body: formOf(plain), contentType: FORM };
    if (!route.encrypted) return { body: JSON.stringify(plain), contentType: 'application/json' };
    const message = { path: route.path, now: Date.now() + clockOffset };
    return {
      body: await encryptBody(plain, await options.keys(refreshKeys), message),
      contentType: ENCRYPTION.contentType,
    };
  };

  const attempt = async (
    route: Route,
    input: AnyInput,
    { encode, token, signal }: { encode: Encode; token: string | null; signal: AbortSignal },
    retry: boolean,
  ) => {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': options.language(),
      ...options.headers?.(),
    };
    if (token) headers['authorization'] = `Bearer ${token}`;
    const { body, contentType } = await bodyOf(route, input, encode, retry);
    if (contentType) headers['content-type'] = contentType;
    const url = `${options.baseUrl ?? ''}${pathWith(route, input, encode)}`;
    const response = await send(url, {
      method: route.method,
      headers,
      signal,
      ...(body === undefined ? {} : { body }),
    });
    if (route.download && response.ok) return { value: await response.blob() };
    return readAnswer(response);
  };

  const call = async (
    name: string,
    input: AnyInput = {},
    callOptions: CallOptions = {},
  ): Promise<unknown> => {
    // Of the session in which the call was made: it may end while the schemas load.
    const token = options.token();
    const timeout = AbortSignal.timeout(options.timeoutMilliseconds ?? DEFAULT_TIMEOUT_MILLISECONDS);
    const signal = callOptions.signal ? AbortSignal.any([timeout, callOptions.signal]) : timeout;
    try {
      const [moduleName = '', routeName = ''] = name.split('.');
      const { api, zod } = await options.loadApi(moduleName);
      const route = api[moduleName]?.[routeName];
      if (!route) throw new Error(`no such call: ${name}`);
      const encode: Encode = (schema, value) =>
        encodeInput((known, input) => zod.encode(known, input, { reportInput: true }), schema, value);
      const answer = await attempt(route, input, { encode, token, signal }, false).catch((error: unknown) => {
        if (!route.encrypted || !(error instanceof ApiError)) throw error;
        if (error.code === STALE_MESSAGE) clockOffset = Number(error.value?.['now']) - Date.now();
        else if (error.code !== STALE_KEY) throw error;
        return attempt(route, input, { encode, token, signal }, error.code === STALE_KEY);
      });
      return zod.decode(route.response as core.$ZodType, answer.value);
    } catch (error) {
      if (error instanceof ApiError || callOptions.signal?.aborted) throw error;
      const code = failureCode(error, timeout.aborted);
      throw new ApiError({ code, message: code, value: null }, 0, error);
    }
  };
  return call as Client<A>;
}

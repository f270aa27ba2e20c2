import type { RoutePermission } from './access/permissions.ts';

/**
 * Every call as data. The generic bound is structural on purpose: `z.ZodType` would make the compiler compare whole schema
 * classes, which is several times slower over hundreds of routes.
 */
export type Schema<Output = unknown, Input = unknown> = { readonly _zod: { output: Output; input: Input } };
export type OutputOf<S> = S extends { readonly _zod: { output: infer O } } ? O : undefined;
export type InputOf<S> = S extends { readonly _zod: { input: infer I } } ? I : undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. `visitor`: anyone; `session`: any signed-in account, including trial accounts; `member`: members and
 * agents; `agent`: agents; `operator`: console users.
 */
export type Access = 'visitor' | 'session' | 'member' | 'agent' | 'operator';

export type Route = {
  readonly method: Method;
  /** A second method that does the same, for clients that use it. */
  readonly alsoMethod?: Method;
  /** `:name` marks a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** What an operator needs for the call. Required with `access: 'operator'`; without it the call is refused. */
  readonly permission?: RoutePermission;
  /** The body is a JWE; a plain one is refused. */
  readonly encrypted?: true;
  /** The body is form-encoded: a flat record of strings. */
  readonly form?: true;
  /** Allowed while the session must first change its password or set up a second factor. */
  readonly whilePending?: true;
  /** Requires identity confirmation within the last ten minutes; signing in counts. Otherwise 403 `identity.confirmation_needed`. */
  readonly confirmed?: true;
  /** The body is a file of one of these media types, as its bytes. */
  readonly upload?: readonly string[];
  /** A successful answer is a file of this media type, as its bytes, instead of the envelope. */
  readonly download?: string;
  /** For bodies that are larger than the usual limit, such as pictures. */
  readonly maxBodyBytes?: number;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Error codes in addition to the common ones. */
  readonly errors?: readonly string[];
};

export type Routes = Readonly<Record<string, Route>>;

/** Routes by module, as `api.ts` lists them. */
export type Api = Readonly<Record<string, Routes>>;

/** Keeps the literal types of a group of routes and checks them. */
export const defineRoutes = <const R extends Routes>(routes: R): R => routes;

/**
 * Input of a call in decoded form (`output` of the codecs); the client encodes it. Of several routes it is one input per
 * route: three unions intersected would be every combination, which is more than the compiler takes.
 */
export type CallInput<R extends Route> = R extends Route
  ? (R extends { params: infer S } ? { params: OutputOf<S> } : object) &
      (R extends { query: infer S } ? { query: OutputOf<S> } : object) &
      (R extends { body: infer S } ? { body: OutputOf<S> } : object)
  : never;

export type CallOutput<R extends Route> = OutputOf<R['response']>;

/**
 * Every call as data. The generic bound is structural on purpose: `z.ZodType` as a bound makes the compiler compare
 * whole schema classes and is several times slower over hundreds of routes.
 */
export type Schema<Output = unknown, Input = unknown> = { readonly _zod: { output: Output; input: Input } };
export type OutputOf<S> = S extends { readonly _zod: { output: infer O } } ? O : undefined;
export type InputOf<S> = S extends { readonly _zod: { input: infer I } } ? I : undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. `visitor`: anybody; `session`: any signed-in account, trial ones too; `member`: signed in and
 * not on trial; `agent`: a member with an agent type; `operator`: a person at the console.
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
  /** The body travels as a JWE; a plain one is refused. */
  readonly encrypted?: true;
  /** The body travels form-encoded: a flat record of texts. */
  readonly form?: true;
  /** Open to sessions that must first change their password or set up a second factor. */
  readonly whilePending?: true;
  /** Wants a proof of the last ten minutes of who one is; signing in counts. Else 403 `identity.confirmation_needed`. */
  readonly confirmed?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Codes beyond those that any call may answer. */
  readonly errors?: readonly string[];
};

export type Routes = Readonly<Record<string, Route>>;

/** Routes by module, as `api.ts` lists them. */
export type Api = Readonly<Record<string, Routes>>;

/** Keeps the literal types of a group of routes and checks their form. */
export const defineRoutes = <const R extends Routes>(routes: R): R => routes;

/** What a caller gives: encoded by the client, so the program's side (`output` of the codecs). */
export type CallInput<R extends Route> = (R extends { params: infer S } ? { params: OutputOf<S> } : object) &
  (R extends { query: infer S } ? { query: OutputOf<S> } : object) &
  (R extends { body: infer S } ? { body: OutputOf<S> } : object);

export type CallOutput<R extends Route> = OutputOf<R['response']>;

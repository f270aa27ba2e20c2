import type { CallInput, CallOutput, Route, Routes } from '@croupier/contract/route.ts';
import type { Account, CallContext } from './context.ts';

type AccountFor<R extends Route> = R['access'] extends 'visitor' ? Account | null : Account;

/** A handler's input: decoded parameters, and an account if the route requires one. */
export type Call<R extends Route> = CallInput<R> & Omit<CallContext, 'account'> & { account: AccountFor<R> };

/** One handler per route of a group; a missing one does not compile. */
export type Handlers<R extends Routes> = {
  readonly [K in keyof R]: (call: Call<R[K]>) => Promise<CallOutput<R[K]>>;
};

export type AnyHandler = (call: never) => Promise<unknown>;

/** Routes with their handlers. */
export type BoundRoutes = { routes: Routes; handlers: Readonly<Record<string, AnyHandler>> };

/** Binds a group of the contract to its handlers. */
export const bindRoutes = <R extends Routes>(routes: R, handlers: Handlers<R>): BoundRoutes => ({
  routes,
  handlers,
});

import type { CallInput, CallOutput, Route, Routes } from '@croupier/contract/route.ts';
import type { Account, CallContext, Rights } from './context.ts';

type AccountFor<R extends Route> = R['access'] extends 'visitor' ? Account | null : Account;

/** Calls about the operator's own account are not restricted by grants. */
type RightsFor<R extends Route> = R['access'] extends 'operator'
  ? R extends { permission: 'own' }
    ? object
    : { rights: Rights }
  : object;

/** A handler's input: decoded parameters, an account if the route requires one, and an operator's rights. */
export type Call<R extends Route> = CallInput<R> &
  RightsFor<R> &
  Omit<CallContext, 'account'> & { account: AccountFor<R> };

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

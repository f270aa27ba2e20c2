import type { accountRoutes } from '@croupier/contract/account.ts';
import type { factorRoutes } from '@croupier/contract/factors.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { sessionRoutes } from '@croupier/contract/session.ts';
import type { DialogName } from './use-open-dialog.ts';

/** Bindings and secrets of the account, masked. */
export type Security = CallOutput<(typeof accountRoutes)['security']>;
/** Its second factors. */
export type FactorState = CallOutput<(typeof factorRoutes)['state']>;

/** One place where the account is signed in. */
export type SignedIn = CallOutput<(typeof sessionRoutes)['list']>[number];

/** What a card gets; undefined while it is on its way. */
export type CardsProps = {
  security: Security | undefined;
  factors: FactorState | undefined;
  open: (dialog: DialogName) => void;
};

export type SecurityDialogProps = { security: Security; onClose: () => void };

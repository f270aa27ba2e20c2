import type { accountRoutes } from '@croupier/contract/access/account.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { FactorState } from '@croupier/web/security/security-context.ts';
import type { DialogName } from './use-open-dialog.ts';

/** Linked contacts and secrets of the account, masked. */
export type Security = CallOutput<(typeof accountRoutes)['security']>;

/** Values are undefined while they load. */
export type CardsProps = {
  security: Security | undefined;
  factors: FactorState | undefined;
  open: (dialog: DialogName) => void;
};

export type SecurityDialogProps = { security: Security; onClose: () => void };

import { factorRoutes, operatorFactorRoutes } from '@croupier/contract/access/factors.ts';
import { bindRoutes } from '../../../platform/http/call.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { deleteFactors, lockFactors } from './account.queries.ts';
import { accountName, createAccountChanges } from './account.usecases.ts';
import { factorJobs } from './factors.jobs.ts';
import { factorHandlers } from './factors.routes.ts';
import type { FactorDeps, Factors, Owner } from './factors.types.ts';
import { createPasskeyChallenges } from './passkey-challenges.usecases.ts';
import { createPasskeyCheck } from './passkey-check.usecases.ts';
import { createPasskeys } from './passkeys.usecases.ts';
import { createRecoveryCodes } from './recovery.usecases.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import { createTotp } from './totp.usecases.ts';

export type { Factors, FactorState } from './factors.types.ts';

/** Factors besides the password: authenticator apps, recovery codes, passkeys. */
export function createFactors(deps: FactorDeps): Factors {
  // The label is part of every stored secret's key, so it must not change.
  const box = createSecretBox({ label: 'croupier factors', loadMasters: () => loadMasterKeys(deps) });
  const hooks: Factors['hooks'] = { accountName: [], enrolled: [] };
  const nameOf = (owner: Owner): Promise<string> => accountName(hooks, owner);
  const changes = createAccountChanges({ ...deps, hooks });
  const challenges = createPasskeyChallenges(deps);
  const codes = createRecoveryCodes({ ...deps, box });
  const totp = createTotp({ ...deps, nameOf, changes, codes, box });
  const passkeys = createPasskeys({ ...deps, nameOf, changes, challenges });
  const handlers = factorHandlers({ changes, totp, passkeys });

  return {
    state: changes.state,
    checkTotp: totp.check,
    useRecoveryCode: codes.use,
    removeAll: async (tx, owner) => {
      await lockFactors(tx, owner);
      await deleteFactors(tx, owner);
    },
    ...createPasskeyCheck({ ...deps, challenges }),
    hooks,
    routes: bindRoutes<typeof factorRoutes>(factorRoutes, handlers),
    operatorRoutes: bindRoutes<typeof operatorFactorRoutes>(operatorFactorRoutes, handlers),
    jobs: factorJobs(deps),
  };
}

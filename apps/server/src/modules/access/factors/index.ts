import { factorRoutes, operatorFactorRoutes } from '@croupier/contract/factors.ts';
import { bindRoutes } from '../../../platform/http/call.ts';
import { createAccountChanges } from './account.usecases.ts';
import { TOTP } from './factors.config.ts';
import { factorHandlers } from './factors.routes.ts';
import type { FactorDeps, Factors, Owner } from './factors.types.ts';
import { createPasskeyChallenges } from './passkeys.challenges.ts';
import { createPasskeyCheck } from './passkeys.check.ts';
import { deleteChallengesBefore } from './passkeys.queries.ts';
import { createPasskeys } from './passkeys.usecases.ts';
import { createRecoveryCodes } from './recovery.usecases.ts';
import { createSecretBox } from './secret-box.ts';
import { deleteUnconfirmedBefore } from './totp.queries.ts';
import { createTotp } from './totp.usecases.ts';

export type { Factors, FactorState } from './factors.types.ts';

/** What proves who somebody is beside a password: authenticator apps, recovery codes, passkeys. */
export function createFactors(deps: FactorDeps): Factors {
  const { db, clock } = deps;
  const box = createSecretBox(deps);
  const hooks: Factors['hooks'] = { accountName: [], enrolled: [] };
  const nameOf = async (owner: Owner): Promise<string> => (await hooks.accountName[0]?.(owner)) ?? '';
  const changes = createAccountChanges({ ...deps, hooks });
  const challenges = createPasskeyChallenges(deps);
  const codes = createRecoveryCodes({ ...deps, box });
  const totp = createTotp({ ...deps, nameOf, changes, codes, box });
  const handlers = factorHandlers({
    changes,
    totp,
    passkeys: createPasskeys({ ...deps, nameOf, changes, challenges }),
  });

  return {
    state: changes.state,
    checkTotp: totp.check,
    useRecoveryCode: codes.use,
    ...createPasskeyCheck({ ...deps, challenges }),
    hooks,
    routes: bindRoutes<typeof factorRoutes>(factorRoutes, handlers),
    operatorRoutes: bindRoutes<typeof operatorFactorRoutes>(operatorFactorRoutes, handlers),
    jobs: [
      {
        name: 'factors-cleanup',
        cron: '*/5 * * * *',
        run: async () => {
          const now = clock.now();
          await deleteChallengesBefore(db, now);
          await deleteUnconfirmedBefore(db, new Date(now.getTime() - TOTP.unconfirmedMilliseconds));
        },
      },
    ],
  };
}

import { randomInt } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import { boundTo } from './account.usecases.ts';
import { RECOVERY } from './factors.config.ts';
import { factorErrors } from './factors.errors.ts';
import type { Owner } from './factors.types.ts';
import { deleteRecoveryCodes, insertRecoveryCodes, takeRecoveryCode } from './recovery.queries.ts';
import { newRecoveryCode, plainRecoveryCode } from './recovery.rules.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

export type RecoveryDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'>; box: SecretBox };

/** Recovery codes, for a lost phone. */
export function createRecoveryCodes({ db, clock, audit, box }: RecoveryDeps) {
  return {
    /** Replaces the old codes; the plain codes are returned only here. */
    renew: async (tx: Tx, owner: Owner): Promise<string[]> => {
      const codes = Array.from({ length: RECOVERY.codes }, () => newRecoveryCode(randomInt));
      const hashes = await Promise.all(
        codes.map(async (code) => (await box.hashes(plainRecoveryCode(code), boundTo(owner)))[0]),
      );
      await deleteRecoveryCodes(tx, owner);
      await insertRecoveryCodes(tx, { ...owner, hashes, at: clock.now() });
      return codes;
    },

    drop: (tx: Tx, owner: Owner): Promise<void> => deleteRecoveryCodes(tx, owner),

    /** @throws `factors.code_wrong` */
    use: async (owner: Owner, code: string): Promise<void> => {
      const hashes = await box.hashes(plainRecoveryCode(code), boundTo(owner));
      const { merchantId, accountId: id } = owner;
      const kind = merchantId === '' ? 'operator' : 'member';
      await db.transaction().execute(async (tx) => {
        if (!(await takeRecoveryCode(tx, { ...owner, hashes, at: clock.now() })))
          throw appError(factorErrors.codeWrong);
        await audit.record(tx, {
          merchantId,
          actor: { kind, id },
          action: 'factors.recovery_code_used',
          subject: `${kind}:${id}`,
        });
      });
    },
  };
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

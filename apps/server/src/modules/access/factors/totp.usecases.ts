import { attemptKey, forgetAttempts, limitAttempt } from '../../../platform/attempts.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { readFactors } from './account.queries.ts';
import { boundTo, ownerOf, type AccountChanges } from './account.usecases.ts';
import { CONSOLE_NAME, SETUP_TRIES } from './factors.config.ts';
import { factorErrors } from './factors.errors.ts';
import type { FactorCaller, FactorDeps, Owner } from './factors.types.ts';
import type { RecoveryCodes } from './recovery.usecases.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { beginTotp, confirmTotp, deleteTotp, findTotp, takeStep, type TotpRow } from './totp.queries.ts';
import { authenticatorUri, newSecret, stepOf } from './totp.rules.ts';

export type TotpDeps = Pick<FactorDeps, 'db' | 'clock' | 'merchants'> & {
  /** The sign-in name of an account. */
  nameOf: (owner: Owner) => Promise<string>;
  changes: AccountChanges;
  codes: RecoveryCodes;
  box: SecretBox;
};

/** Authenticator apps. */
export function createTotp({ db, clock, merchants, nameOf, changes, codes, box }: TotpDeps) {
  const stepIn = async (owner: Owner, row: TotpRow, code: string): Promise<number> => {
    const secret = await box.open({ keyId: row.key_id, sealed: row.secret }, boundTo(owner));
    const step = stepOf(secret, code, clock.now());
    if (step === undefined) throw appError(factorErrors.codeWrong);
    return step;
  };

  const issuerOf = async (merchantId: string): Promise<string> =>
    merchantId === '' ? CONSOLE_NAME : (await merchants.byId(merchantId)).name;

  return {
    /** @throws `factors.already_on` */
    begin: async (account: Account): Promise<{ secret: string; uri: string }> => {
      const owner = ownerOf(account);
      const [issuer, name] = await Promise.all([issuerOf(owner.merchantId), nameOf(owner)]);
      const secret = newSecret();
      const { keyId, sealed } = await box.seal(secret, boundTo(owner));
      await changes.add(account, async (tx) => {
        const begun = await beginTotp(tx, { ...owner, secret: sealed, keyId, at: clock.now() });
        if (!begun) throw appError(factorErrors.alreadyOn);
      });
      return { secret, uri: authenticatorUri({ issuer, account: name, secret }) };
    },

    /** @throws `factors.code_wrong`, `factors.not_begun`, `request.too_many` */
    finish: async (
      account: Account,
      code: string,
      caller: FactorCaller,
    ): Promise<{ recoveryCodes: string[] }> => {
      const owner = ownerOf(account);
      const key = attemptKey(owner.merchantId, 'factors.setup', owner.accountId);
      await limitAttempt({ db, clock }, key, SETUP_TRIES, requestErrors.tooMany);
      const row = await findTotp(db, owner);
      if (!row || row.confirmed_at) throw appError(factorErrors.notBegun);
      const step = await stepIn(owner, row, code);
      const { recoveryCodes, isFirst } = await changes.add(account, async (tx) => {
        const { passkeys } = await readFactors(tx, owner);
        const confirmed = await confirmTotp(tx, { ...owner, secret: row.secret, step, at: clock.now() });
        if (!confirmed) throw appError(factorErrors.notBegun);
        await forgetAttempts(tx, key);
        await changes.record(tx, account, 'factors.totp_switched_on', caller);
        return { recoveryCodes: await codes.renew(tx, owner), isFirst: passkeys.length === 0 };
      });
      if (isFirst) await changes.enrolled(account);
      return { recoveryCodes };
    },

    /** @throws `factors.code_wrong` */
    check: async (owner: Owner, code: string): Promise<void> => {
      const row = await findTotp(db, owner);
      if (!row?.confirmed_at) throw appError(factorErrors.codeWrong);
      const step = await stepIn(owner, row, code);
      if (!(await takeStep(db, { ...owner, secret: row.secret, step })))
        throw appError(factorErrors.codeWrong);
    },

    /** Also deletes the recovery codes. @throws `factors.last_one` */
    remove: (account: Account, caller: FactorCaller): Promise<void> =>
      changes.change(ownerOf(account), async (tx) => {
        const row = await findTotp(tx, ownerOf(account));
        if (!row?.confirmed_at) return;
        await changes.refuseLastOne(tx, account);
        await deleteTotp(tx, ownerOf(account));
        await codes.drop(tx, ownerOf(account));
        await changes.record(tx, account, 'factors.totp_switched_off', caller);
      }),

    /** @throws `factors.not_begun` without an authenticator app */
    renewCodes: (account: Account, caller: FactorCaller): Promise<{ recoveryCodes: string[] }> =>
      changes.change(ownerOf(account), async (tx) => {
        const row = await findTotp(tx, ownerOf(account));
        if (!row?.confirmed_at) throw appError(factorErrors.notBegun);
        const recoveryCodes = await codes.renew(tx, ownerOf(account));
        await changes.record(tx, account, 'factors.recovery_codes_renewed', caller);
        return { recoveryCodes };
      }),
  };
}

export type Totp = ReturnType<typeof createTotp>;

import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readFactors } from './account.queries.ts';
import { ownerOf, type AccountChanges } from './account.usecases.ts';
import { CONSOLE_NAME, PASSKEYS } from './factors.config.ts';
import { factorErrors } from './factors.errors.ts';
import type { FactorCaller, FactorDeps, Owner } from './factors.types.ts';
import type { PasskeyChallenges } from './passkey-challenges.usecases.ts';
import { deletePasskey, findCredentials, insertPasskey } from './passkeys.queries.ts';
import { relyingParty, userHandle } from './passkeys.rules.ts';

type Deps = Pick<FactorDeps, 'db' | 'clock' | 'merchants'> & {
  /** The sign-in name of an account. */
  nameOf: (owner: Owner) => Promise<string>;
  changes: AccountChanges;
  challenges: PasskeyChallenges;
};
type NewPasskey = { challenge: string; name: string; response: Record<string, unknown> };

/** Passkeys of an account. */
export function createPasskeys({ db, clock, merchants, nameOf, changes, challenges }: Deps) {
  const refused = () => appError(factorErrors.passkeyRefused);

  /** The name that the browser shows. @throws `factors.passkey_refused` if the merchant disables passkeys */
  const partyNameOf = async (merchantId: string): Promise<string> => {
    if (merchantId === '') return CONSOLE_NAME;
    const { name, settings } = await merchants.byId(merchantId);
    if (!settings.signIn.passkeys) throw refused();
    return name;
  };

  const verify = async ({ challenge, response }: NewPasskey, party: { origin: string; rpId: string }) => {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        // The library validates it and throws if it is malformed.
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: [...PASSKEYS.algorithms],
      });
      return registrationInfo?.credential;
    } catch {
      return undefined;
    }
  };

  return {
    /** @throws `factors.too_many`, `factors.passkey_refused` */
    options: async (account: Account, origin: string): Promise<{ challenge: string; options: object }> => {
      const owner = ownerOf(account);
      const party = relyingParty(origin);
      if (!party) throw refused();
      const [rpName, userName, { passkeys }] = await Promise.all([
        partyNameOf(owner.merchantId),
        nameOf(owner),
        changes.state(owner),
      ]);
      if (passkeys.length >= PASSKEYS.most) throw appError(factorErrors.tooMany);
      const known = await findCredentials(db, { ...owner, rpId: party.rpId });
      const options = await generateRegistrationOptions({
        rpName,
        rpID: party.rpId,
        userName,
        userDisplayName: userName,
        userID: userHandle(owner.accountId),
        timeout: PASSKEYS.challengeMilliseconds,
        attestationType: 'none',
        supportedAlgorithmIDs: [...PASSKEYS.algorithms],
        excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      const { challenge } = options;
      await challenges.keep({ ...owner, challenge, purpose: 'create' });
      return { challenge, options };
    },

    /** @throws `factors.passkey_refused`, `factors.too_many` */
    add: async (
      account: Account,
      passkey: NewPasskey,
      caller: FactorCaller & { origin: string },
    ): Promise<{ id: string }> => {
      const owner = ownerOf(account);
      const { challenge, name } = passkey;
      const party = relyingParty(caller.origin);
      if (!(await challenges.take({ ...owner, challenge, purpose: 'create' })) || !party) throw refused();
      const credential = await verify(passkey, party);
      if (!credential) throw refused();
      const { publicKey, counter, transports = [] } = credential;
      const id = newId();
      const isFirst = await changes.add(account, async (tx) => {
        const { totp, passkeys } = await readFactors(tx, owner);
        if (passkeys.length >= PASSKEYS.most) throw appError(factorErrors.tooMany);
        const inserted = await insertPasskey(tx, {
          ...owner,
          id,
          credentialId: credential.id,
          rpId: party.rpId,
          publicKey,
          counter,
          transports,
          name,
          at: clock.now(),
        });
        if (!inserted) throw refused();
        const { ip, requestId } = caller;
        await changes.record(tx, account, 'factors.passkey_added', {
          ip,
          requestId,
          after: { passkey: id, name },
        });
        return !totp && passkeys.length === 0;
      });
      if (isFirst) await changes.enrolled(account);
      return { id };
    },

    /** @throws `factors.passkey_unknown`, `factors.last_one` */
    remove: (account: Account, id: string, caller: FactorCaller): Promise<void> =>
      changes.change(ownerOf(account), async (tx) => {
        const { passkeys } = await readFactors(tx, ownerOf(account));
        if (!passkeys.some((passkey) => passkey.id === id)) throw appError(factorErrors.passkeyUnknown);
        await changes.refuseLastOne(tx, account);
        const name = await deletePasskey(tx, { ...ownerOf(account), id });
        await changes.record(tx, account, 'factors.passkey_removed', {
          ...caller,
          before: { passkey: id, name },
        });
      }),
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

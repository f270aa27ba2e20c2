import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { appError } from '../../../platform/http/errors.ts';
import { PASSKEYS } from './factors.config.ts';
import { factorErrors } from './factors.errors.ts';
import type { FactorDeps, Factors } from './factors.types.ts';
import type { PasskeyChallenges } from './passkey-challenges.usecases.ts';
import { findCredentials, findPasskey, markPasskeyUsed, type PasskeyRow } from './passkeys.queries.ts';
import { credentialIdOf, relyingParty, userHandle } from './passkeys.rules.ts';

type Deps = Pick<FactorDeps, 'db' | 'clock'> & { challenges: PasskeyChallenges };
type Answer = { challenge: string; response: Record<string, unknown> };

/** Requests passkeys and checks their assertions. */
export function createPasskeyCheck({
  db,
  clock,
  challenges,
}: Deps): Pick<Factors, 'passkeyRequest' | 'checkPasskey'> {
  /** The new signature counter of the passkey; undefined for an invalid assertion. */
  const verify = async (
    passkey: PasskeyRow,
    { challenge, response }: Answer,
    expected: { origin: string; rpId: string; userVerified: boolean },
  ): Promise<number | undefined> => {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        // The library validates it and throws if it is malformed.
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: expected.origin,
        expectedRPID: expected.rpId,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: Number(passkey.counter),
        },
        requireUserVerification: expected.userVerified,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  };

  const handleOf = ({ response }: Answer): unknown => {
    const inner = response['response'];
    return typeof inner === 'object' && inner !== null && 'userHandle' in inner
      ? inner.userHandle
      : undefined;
  };

  return {
    passkeyRequest: async ({ merchantId, origin, accountId, alone = accountId === undefined }) => {
      const party = relyingParty(origin);
      if (!party) throw appError(factorErrors.passkeyUnknown);
      const known = accountId
        ? await findCredentials(db, { merchantId, accountId, rpId: party.rpId })
        : undefined;
      const options = await generateAuthenticationOptions({
        rpID: party.rpId,
        timeout: PASSKEYS.challengeMilliseconds,
        userVerification: alone ? 'required' : 'preferred',
        ...(known && {
          allowCredentials: known.map(({ credential_id, transports }) => ({
            id: credential_id,
            transports,
          })),
        }),
      });
      const { challenge } = options;
      await challenges.keep({ merchantId, challenge, purpose: 'use', accountId: accountId ?? null });
      return { challenge, options };
    },

    checkPasskey: async (input) => {
      const { merchantId, origin, challenge, response, accountId, alone = accountId === undefined } = input;
      const key = { merchantId, challenge, purpose: 'use', accountId: accountId ?? null } as const;
      if (!(await challenges.take(key))) throw appError(factorErrors.challengeGone);
      const refused = appError(factorErrors.passkeyUnknown);
      const party = relyingParty(origin);
      const credentialId = credentialIdOf(response);
      if (!party || credentialId === undefined) throw refused;
      const passkey = await findPasskey(db, { merchantId, credentialId });
      if (!passkey || passkey.rp_id !== party.rpId) throw refused;
      if (accountId !== undefined && passkey.account_id !== accountId) throw refused;
      const answer = { challenge, response };
      const handle = handleOf(answer);
      const own = Buffer.from(userHandle(passkey.account_id)).toString('base64url');
      if (handle !== undefined && handle !== null && handle !== own) throw refused;
      const counter = await verify(passkey, answer, { ...party, userVerified: alone });
      if (counter === undefined) throw refused;
      if (!(await markPasskeyUsed(db, { merchantId, credentialId, counter, at: clock.now() }))) throw refused;
      return { accountId: passkey.account_id };
    },
  };
}

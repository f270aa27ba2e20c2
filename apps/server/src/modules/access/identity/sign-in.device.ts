import type { SessionStarted } from '@croupier/contract/session.ts';
import { AppError, appError } from '../../../platform/http/errors.ts';
import type { Addresses } from './addresses.usecases.ts';
import type { Devices } from './devices.usecases.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember } from './members.queries.ts';
import type { Caller } from './sessions.usecases.ts';
import { doorRefusal } from './sign-in.rules.ts';
import type { SignIn } from './sign-in.usecases.ts';

/**
 * Signs in by the token of a remembered device. It stands for the sign-in that asked to be remembered, second factor
 * included, but never for an address that was not seen before.
 */
export const createResume =
  (deps: {
    merchants: IdentityParts['merchants'];
    addresses: Addresses;
    devices: Devices;
    signIn: Pick<SignIn, 'begin'>;
  }) =>
  async (merchantId: string, caller: Caller): Promise<SessionStarted> => {
    const { addresses, devices, signIn } = deps;
    const merchant = await deps.merchants.byId(merchantId);
    const unknown = () => appError(identityErrors.deviceUnknown);
    try {
      const started = await devices.exchange(merchantId, caller, async (tx, device) => {
        const member = await findMember(tx, merchantId, device.account_id);
        if (!member || doorRefusal(member, 'site')) throw unknown();
        const owner = { merchantId, accountId: member.id };
        if (merchant.settings.signIn.newAddressProof && !(await addresses.isTrusted(owner, caller.ip, tx)))
          throw unknown();
        return signIn.begin(tx, { merchant, member, via: 'device', caller });
      });
      if (!started) throw unknown();
      return started;
    } catch (error) {
      if (error instanceof AppError && caller.cookies) devices.clear(caller.cookies);
      throw error;
    }
  };

export type Resume = ReturnType<typeof createResume>;

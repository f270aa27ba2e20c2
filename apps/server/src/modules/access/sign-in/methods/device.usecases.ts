import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { AppError, appError } from '../../../../platform/http/errors.ts';
import type { Caller } from '../../sessions/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { areaRefusal } from './admission.rules.ts';
import type { Admission } from './admission.usecases.ts';

/**
 * Signs in by the token of a remembered device. It counts as the sign-in that requested it, second factor
 * included, but not for an address that was never used before.
 */
export const createResume =
  (deps: Pick<SignInDeps, 'merchants' | 'sessions'> & { admission: Pick<Admission, 'begin'> }) =>
  async (merchantId: string, caller: Caller): Promise<SessionStarted> => {
    const { admission } = deps;
    const { addresses, devices } = deps.sessions;
    const merchant = await deps.merchants.byId(merchantId);
    const unknown = () => appError(signInErrors.deviceUnknown);
    try {
      const started = await devices.exchange(merchantId, caller, async (tx, member) => {
        if (areaRefusal(member, 'site')) throw unknown();
        const owner = { merchantId, accountId: member.id };
        if (merchant.settings.signIn.newAddressProof && !(await addresses.isTrusted(owner, caller.ip, tx)))
          throw unknown();
        return admission.begin(tx, { merchant, member, via: 'device', caller });
      });
      if (!started) throw unknown();
      return started;
    } catch (error) {
      if (error instanceof AppError && caller.cookies) devices.clear(caller.cookies);
      throw error;
    }
  };

export type Resume = ReturnType<typeof createResume>;

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Cookies } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { hashToken, idOfToken, mintTokenOf } from '../../../platform/tokens.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import {
  deleteDevice,
  deleteDeviceByToken,
  deleteDevicesOf,
  exchangeDeviceToken,
  findDevice,
  insertDevice,
} from './devices.queries.ts';
import { DEVICE } from './sessions.config.ts';
import type { Caller, DeviceRow, Devices, SessionStore } from './sessions.types.ts';

export function createDevices({
  db,
  clock,
  audit,
  sessions,
}: {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  sessions: Pick<SessionStore, 'endStartedByDevice' | 'forget'>;
}): Devices {
  const write = (cookies: Cookies, token: string, expiresAt: Date): void => {
    const maxAgeSeconds = Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
    cookies.set(DEVICE.cookie, token, { maxAgeSeconds, path: DEVICE.path });
  };
  const clear = (cookies: Cookies): void => cookies.clear(DEVICE.cookie, { path: DEVICE.path });
  const cookieOf = ({ cookies }: Caller): string => cookies?.get(DEVICE.cookie) ?? '';
  const presented = (caller: Caller): { id: string; tokenHash: Buffer } | undefined => {
    const [id, tokenHash] = [idOfToken(cookieOf(caller)), hashToken(cookieOf(caller))];
    return id && tokenHash ? { id, tokenHash } : undefined;
  };

  /**
   * An exchanged token was presented again too late, so somebody has copied it. The owner cannot be told from the
   * thief: the sessions that devices started end as well.
   */
  const forgetCopied = async (merchantId: string, device: DeviceRow, caller: Caller): Promise<void> => {
    const owner = { merchantId, accountId: device.account_id };
    await db.transaction().execute(async (tx) => {
      if (!(await deleteDevice(tx, { merchantId, id: device.id }))) return;
      await sessions.endStartedByDevice(tx, owner);
      await audit.record(tx, {
        merchantId,
        actor: { kind: 'member', id: device.account_id },
        action: 'member.device_token_repeated',
        subject: `member:${device.account_id}`,
        after: { device: device.id },
        ip: caller.ip,
        ...(caller.requestId ? { requestId: caller.requestId } : {}),
      });
    });
    sessions.forget(owner);
  };

  return {
    clear,

    remember: async (tx, { merchantId, accountId }, caller) => {
      if (!caller.cookies) return;
      const old = presented(caller);
      if (old) await deleteDeviceByToken(tx, { merchantId, ...old });
      const id = newId();
      const { token, tokenHash } = mintTokenOf(id);
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + DEVICE.milliseconds);
      await insertDevice(tx, {
        merchantId,
        id,
        accountId,
        tokenHash,
        at,
        expiresAt,
        ip: caller.ip,
      });
      write(caller.cookies, token, expiresAt);
    },

    exchange: async (merchantId, caller, use) => {
      const held = presented(caller);
      if (!held) return undefined;
      const { id, tokenHash } = held;
      const now = clock.now();
      const next = mintTokenOf(id);
      const exchanged = await db.transaction().execute(async (tx) => {
        const device = await exchangeDeviceToken(tx, {
          merchantId,
          tokenHash,
          now,
          nextHash: next.tokenHash,
        });
        return device && { result: await use(tx, device), expiresAt: device.expires_at };
      });
      if (exchanged) {
        if (caller.cookies) write(caller.cookies, next.token, exchanged.expiresAt);
        return exchanged.result;
      }
      const device = await findDevice(db, { merchantId, id, tokenHash, now });
      if (!device) return undefined;
      if (now.getTime() - device.rotated_at.getTime() <= DEVICE.graceMilliseconds)
        return device.is_previous ? db.transaction().execute((tx) => use(tx, device)) : undefined;
      await forgetCopied(merchantId, device, caller);
      return undefined;
    },

    forget: async (tx, merchantId, caller) => {
      const held = presented(caller);
      if (held) await deleteDeviceByToken(tx, { merchantId, ...held });
      if (caller.cookies) clear(caller.cookies);
    },

    forgetAll: deleteDevicesOf,
  };
}

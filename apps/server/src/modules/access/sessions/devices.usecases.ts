import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Cookies } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { hashToken, idOfToken, mintTokenOf } from '../../../platform/tokens.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Members } from '../members/index.ts';
import {
  deleteDevice,
  deleteDeviceByToken,
  deleteDevicesOf,
  exchangeDeviceToken,
  findDevice,
  insertDevice,
} from './devices.queries.ts';
import { DEVICE } from './sessions.config.ts';
import type { Caller, Devices, Owner, SessionStore } from './sessions.types.ts';

export function createDevices({
  db,
  clock,
  audit,
  members,
  sessions,
}: {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  members: Pick<Members, 'lock'>;
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
   * An exchanged token was presented again too late, so it must be a copy. The owner cannot be distinguished from the
   * thief: the sessions that devices started end as well.
   */
  const forgetCopied = async (tx: Tx, owner: Owner, { id, caller }: { id: string; caller: Caller }) => {
    const { merchantId, accountId } = owner;
    await sessions.endStartedByDevice(tx, owner);
    await deleteDevice(tx, { merchantId, id });
    await audit.record(tx, {
      merchantId,
      actor: { kind: 'member', id: accountId },
      action: 'member.device_token_repeated',
      subject: `member:${accountId}`,
      after: { device: id },
      ip: caller.ip,
      ...(caller.requestId ? { requestId: caller.requestId } : {}),
    });
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
      const now = clock.now();
      const known = held && (await findDevice(db, { merchantId, ...held, now }));
      if (!held || !known) return undefined;
      const { id, tokenHash } = held;
      const owner = { merchantId, accountId: known.account_id };
      const next = mintTokenOf(id);
      const outcome = await db.transaction().execute(async (tx) => {
        const member = await members.lock(tx, merchantId, owner.accountId);
        // Read again under the lock, because a password change deletes the device.
        const device = member && (await findDevice(tx, { merchantId, id, tokenHash, now }));
        if (!device) return {};
        if (await exchangeDeviceToken(tx, { merchantId, tokenHash, now, nextHash: next.tokenHash }))
          return { result: await use(tx, member), expiresAt: device.expires_at };
        if (now.getTime() - device.rotated_at.getTime() <= DEVICE.graceMilliseconds)
          return device.is_previous ? { result: await use(tx, member) } : {};
        await forgetCopied(tx, owner, { id, caller });
        return { copied: true };
      });
      if (outcome.expiresAt && caller.cookies) write(caller.cookies, next.token, outcome.expiresAt);
      if (outcome.copied) sessions.forget(owner);
      return outcome.result;
    },

    forget: async (tx, merchantId, caller) => {
      const held = presented(caller);
      if (held) await deleteDeviceByToken(tx, { merchantId, ...held });
      if (caller.cookies) clear(caller.cookies);
    },

    forgetAll: deleteDevicesOf,
  };
}

import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { clientOf } from './clients.ts';

/** Sign-ins in progress, codes and tokens; the oldest are removed first. */
const MOST = 2_000;

/** The provider's bounded in-memory store; clients are derived from their name. */
export function createStore(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>();
  const findBy = (model: string, is: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const [key, payload] of entries) if (key.startsWith(`${model}:`) && is(payload)) return payload;
    return undefined;
  };
  return (model): Adapter => ({
    upsert: async (id, payload) => {
      const key = `${model}:${id}`;
      entries.delete(key);
      entries.set(key, payload);
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest) entries.delete(oldest);
    },
    find: async (id) => (model === 'Client' ? clientOf(id) : entries.get(`${model}:${id}`)),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = entries.get(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      entries.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}

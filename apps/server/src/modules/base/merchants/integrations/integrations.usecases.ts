import { createHash, randomBytes } from 'node:crypto';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import {
  INTEGRATIONS,
  type IntegrationChange,
  type IntegrationName,
} from '@croupier/contract/merchants/settings.ts';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { readIntegrations, type Integrations } from '../integrations.settings.ts';
import { merchantErrors } from '../merchants.errors.ts';
import { notifyChanged, updateIntegrations } from '../merchants.queries.ts';
import { recordChange, type ChangeDeps, type Operator } from '../settings/recorded-change.usecases.ts';
import { deleteChange, insertChange, lockChange, lockIntegrations } from './integrations.queries.ts';
import { isPrivateAddress } from './public-address.rules.ts';
import {
  changedIntegration,
  changeLines,
  shownIntegration,
  storedIntegration,
  withIntegration,
  type Value,
} from './integrations.rules.ts';

const KIND = 'merchants.integration';
const URL_SCHEME = /^(?:https?|smtps?):/i;

/** An operator in the console, never the system. */
export type AskingOperator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

/** A request that a second person decides. */
export type AskedChange = {
  merchantId: string;
  kind: string;
  subject: string;
  payload: object;
  reason: string;
  operator: AskingOperator;
};
/** Stores such a request. */
export type AskHook = (request: AskedChange) => Promise<RequestResult>;

type Deps = ChangeDeps & {
  clock: Clock;
  ask: readonly AskHook[];
  /** Whether integrations may name hosts that are not on the internet. */
  privateIntegrations: boolean;
};

const shown = z.record(z.string(), z.string()).nullable();
const schema = z.object({
  changeId: z.uuid(),
  integration: z.enum(INTEGRATIONS),
  /** The new state without secrets; null switches the integration off. */
  shown,
  isSecretNew: z.boolean(),
  /** Of the new value, which is stored beside the request because of its secret. */
  fingerprint: z.string(),
});
type Payload = z.infer<typeof schema>;
type Facts = { shown: z.infer<typeof shown>; fingerprint: string };
type Request = { merchantId: string; subject: string; payload: Payload };

/** Identifies a value without revealing its secret. */
const fingerprintOf = (salt: string, value: Value | null): string =>
  createHash('sha256')
    .update(salt)
    .update(JSON.stringify(value && Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

async function storedIn(tx: Tx, merchantId: string): Promise<Integrations> {
  const stored = await lockIntegrations(tx, merchantId);
  if (stored === undefined) throw appError(merchantErrors.notFound);
  return readIntegrations(stored);
}

/**
 * The server calls these addresses, so they must not lead to what only the server can reach.
 *
 * @throws `merchants.address_private` naming the fields
 */
function checkAddresses(value: object | null): void {
  const fields = Object.entries(value ?? {}).flatMap(([name, entry]: [string, unknown]) =>
    typeof entry === 'string' && URL_SCHEME.test(entry) && isPrivateAddress(entry)
      ? [{ field: `change.value.${name}`, code: merchantErrors.addressPrivate.code }]
      : [],
  );
  if (fields.length > 0) throw appError(merchantErrors.addressPrivate, { fields });
}

/**
 * Asks to change an integration.
 *
 * @throws `merchants.not_found`, `merchants.address_private`, `merchants.secret_needed`, `approvals.already_asked`
 */
export async function askIntegrationChange(
  { db, byId, clock, ask, privateIntegrations }: Deps,
  { merchantId, change, reason }: { merchantId: string; change: IntegrationChange; reason: string },
  operator: AskingOperator,
): Promise<RequestResult> {
  const { integration } = change;
  if (!privateIntegrations) checkAddresses(change.value);
  const current = storedIntegration((await byId(merchantId)).integrations, integration);
  const value = changedIntegration(current, change);
  if (value === undefined) throw appError(merchantErrors.secretNeeded);
  const [id, salt] = [newId(), randomBytes(16).toString('hex')];
  const given: object = change.value ?? {};
  const payload: Payload = {
    changeId: id,
    integration,
    shown: shownIntegration(integration, value),
    isSecretNew: ['token', 'password', 'clientSecret', 'secret'].some(
      (name) => Reflect.get(given, name) !== undefined,
    ),
    fingerprint: fingerprintOf(salt, value),
  };
  await insertChange(db, { merchantId, id, integration, value, salt, at: clock.now() });
  try {
    for (const hook of ask)
      return await hook({ merchantId, kind: KIND, subject: integration, payload, reason, operator });
    throw new Error('nothing takes requests that need a second person');
  } catch (error) {
    await deleteChange(db, { merchantId, id });
    throw error;
  }
}

/** The kind of request with which an integration is changed. The subject is the integration's name. */
export function createIntegrationsChange(deps: Deps) {
  const { clock, refresh, settingsChanged, privateIntegrations } = deps;
  return {
    kind: KIND,
    permission: 'integrations.manage',
    schema,
    breakGlass: true,
    /** @throws `merchants.not_found`, `approvals.stale` */
    facts: async (tx: Tx, { merchantId, payload }: Request): Promise<Facts> => {
      const { integration, changeId: id } = payload;
      const current = storedIntegration(await storedIn(tx, merchantId), integration);
      const change = await lockChange(tx, { merchantId, id, integration });
      if (!change) throw appError(merchantErrors.changeGone);
      return {
        shown: shownIntegration(integration, current),
        fingerprint: fingerprintOf(change.salt, current),
      };
    },
    summary: ({ subject, payload, facts }: Request & { facts: Facts }) => ({
      subject,
      changes: changeLines(facts.shown, payload.shown, payload.isSecretNew),
    }),
    /** @throws `approvals.stale` if the new value is gone or is not the one that was asked for */
    execute: async (
      tx: Tx,
      { merchantId, payload, operator }: Request & { operator: Operator },
    ): Promise<void> => {
      const { integration, changeId: id, fingerprint } = payload;
      const name: IntegrationName = integration;
      const integrations = await storedIn(tx, merchantId);
      const change = await lockChange(tx, { merchantId, id, integration });
      if (!change || fingerprintOf(change.salt, change.value) !== fingerprint)
        throw appError(merchantErrors.changeGone);
      if (!privateIntegrations) checkAddresses(change.value);
      const next = readIntegrations(withIntegration(integrations, name, change.value));
      const at = clock.now();
      await updateIntegrations(tx, { merchantId, integrations: JSON.stringify(next), at });
      await deleteChange(tx, { merchantId, id });
      await notifyChanged(tx, merchantId);
      await recordChange(tx, settingsChanged, {
        operator,
        merchantId,
        action: 'merchant.integration_changed',
        before: { [name]: shownIntegration(name, storedIntegration(integrations, name)) },
        after: { [name]: payload.shown },
      });
    },
    committed: refresh,
  } as const;
}

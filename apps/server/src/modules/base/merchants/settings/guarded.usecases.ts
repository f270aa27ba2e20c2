import type { ChangeLine, RequestResult } from '@croupier/contract/access/approvals.ts';
import { CAPTCHA_PURPOSES } from '@croupier/contract/access/captcha.ts';
import {
  guardedChanges,
  guardedFields,
  guardedSettings,
  type GuardedSettings,
} from '@croupier/contract/merchants/guarded-settings.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { AskHook, AskingOperator } from '../integrations/integrations.usecases.ts';
import { merchantErrors } from '../merchants.errors.ts';
import { lockSettings } from '../merchants.queries.ts';
import { readSettings, type MerchantSettings } from '../merchants.settings.ts';
import { changeWithin, type ChangeDeps, type Operator } from './recorded-change.usecases.ts';
import { featuresOf, generalOf } from './settings-view.rules.ts';

const KIND = 'merchants.guarded';
const SUBJECT = 'settings';

type Deps = ChangeDeps & { ask: readonly AskHook[] };
type Facts = { currency: string; before: unknown };
type Request = { merchantId: string; payload: GuardedSettings };

const compared = (settings: MerchantSettings, currency: string) => ({
  currency,
  general: generalOf(settings),
  features: featuresOf(settings),
});

/**
 * The demo is created by the system, which needs nobody else.
 *
 * @throws `merchants.second_person_needed` naming the fields that one operator can't change alone
 */
export function refuseGuarded(
  before: MerchantSettings,
  after: MerchantSettings,
  { currency, operator }: { currency: string; operator: Operator },
): MerchantSettings {
  const changes = guardedChanges(compared(before, currency), compared(after, currency));
  if (!changes || operator.account.kind === 'system') return after;
  const { code } = merchantErrors.secondPersonNeeded;
  throw appError(merchantErrors.secondPersonNeeded, {
    fields: guardedFields(changes).map((field) => ({ field, code })),
  });
}

/** The current values of what a request changes. */
function partOf(settings: MerchantSettings, { captcha = {}, ...changes }: GuardedSettings): GuardedSettings {
  const { signIn, welcomeCreditMinor } = settings;
  const rules = CAPTCHA_PURPOSES.flatMap((purpose) =>
    captcha[purpose] ? [[purpose, signIn.captcha[purpose]] as const] : [],
  );
  return {
    ...(changes.welcomeCredit !== undefined && { welcomeCredit: welcomeCreditMinor }),
    ...(changes.newAddressProof !== undefined && { newAddressProof: signIn.newAddressProof }),
    ...(rules.length > 0 && { captcha: Object.fromEntries(rules) }),
  };
}

const withGuarded = (
  settings: MerchantSettings,
  { captcha, ...changes }: GuardedSettings,
): MerchantSettings => ({
  ...settings,
  welcomeCreditMinor: changes.welcomeCredit ?? settings.welcomeCreditMinor,
  signIn: {
    ...settings.signIn,
    newAddressProof: changes.newAddressProof ?? settings.signIn.newAddressProof,
    captcha: { ...settings.signIn.captcha, ...captcha },
  },
});

/** One line for each setting. The console translates the codes. */
function linesOf(before: GuardedSettings, after: GuardedSettings, currency: string): ChangeLine[] {
  const amount = (value: bigint | undefined): string =>
    value === undefined ? '' : formatAmount(value, { locale: 'en', currency });
  const state = (value: boolean | undefined): string => (value ? 'on' : 'off');
  return [
    ...(after.welcomeCredit === undefined
      ? []
      : [
          {
            label: 'welcomeCredit',
            before: amount(before.welcomeCredit),
            after: amount(after.welcomeCredit),
          },
        ]),
    ...(after.newAddressProof === undefined
      ? []
      : [
          {
            label: 'newAddressProof',
            before: state(before.newAddressProof),
            after: state(after.newAddressProof),
          },
        ]),
    ...CAPTCHA_PURPOSES.flatMap((purpose) => {
      const rule = after.captcha?.[purpose];
      const was = before.captcha?.[purpose];
      return rule ? [{ label: `captcha.${purpose}`, before: was?.when ?? '', after: rule.when }] : [];
    }),
  ];
}

/** Asks for changes that one operator can't make alone. @throws `merchants.not_found`, `approvals.already_asked` */
export async function askGuardedChange(
  { byId, ask }: Deps,
  { merchantId, changes, reason }: { merchantId: string; changes: GuardedSettings; reason: string },
  operator: AskingOperator,
): Promise<RequestResult> {
  await byId(merchantId);
  for (const hook of ask)
    return hook({ merchantId, kind: KIND, subject: SUBJECT, payload: changes, reason, operator });
  throw new Error('nothing takes requests that need a second person');
}

/** The kind of request with which guarded settings are changed. */
export function createGuardedChange(deps: Deps) {
  return {
    kind: KIND,
    permission: 'merchants.manage',
    schema: guardedSettings,
    /** @throws `merchants.not_found` */
    facts: async (tx: Tx, { merchantId, payload }: Request): Promise<Facts> => {
      const stored = await lockSettings(tx, merchantId);
      if (stored === undefined) throw appError(merchantErrors.notFound);
      const { currency } = await deps.byId(merchantId);
      const before = z.encode(guardedSettings, partOf(readSettings(stored), payload));
      return { currency, before };
    },
    summary: ({ payload, facts }: Request & { facts: Facts }) => ({
      subject: SUBJECT,
      changes: linesOf(guardedSettings.parse(facts.before), payload, facts.currency),
    }),
    execute: (tx: Tx, { merchantId, payload, operator }: Request & { operator: Operator }): Promise<void> =>
      changeWithin(tx, deps, merchantId, operator, {
        action: 'merchant.guarded_changed',
        to: (settings) => withGuarded(settings, payload),
        recorded: (settings) => z.encode(guardedSettings, partOf(settings, payload)),
      }),
    committed: deps.refresh,
  } as const;
}

import type { merchantsRoutes, MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { merchantErrors } from '../merchants.errors.ts';
import { findNames, putHost, removeOtherHosts, renameMerchant } from '../merchants.queries.ts';
import { newPoolProblem, type MerchantSettings } from '../merchants.settings.ts';
import { isHostName } from './host-names.rules.ts';
import { refuseGuarded } from './guarded.usecases.ts';
import { changeRecorded, type Change, type ChangeDeps, type Operator } from './recorded-change.usecases.ts';
import {
  featuresOf,
  gamesOf,
  generalOf,
  IN_HOUSE_GAME_IDS,
  missingField,
  settingsView,
  withFeatures,
  withGames,
  withGeneral,
} from './settings-view.rules.ts';

type Body<Name extends keyof typeof merchantsRoutes> =
  CallInput<(typeof merchantsRoutes)[Name]> extends { body: infer B } ? B : never;

/** The form's field for each term of the jackpot. */
const JACKPOT_FIELDS = {
  drawnOncePerMinor: 'drawnOncePer',
  contributionBps: 'contributionBps',
  startMinor: 'jackpotStart',
} as const;

/** @throws `merchants.jackpot_terms` naming the field, if the change makes the jackpot's terms unacceptable */
function checkPool(after: MerchantSettings, before: MerchantSettings, field?: string): MerchantSettings {
  const problem = newPoolProblem(after, before);
  if (!problem) return after;
  const { code, params } = problem;
  throw appError(merchantErrors.jackpotTerms, {
    fields: [{ field: field ?? JACKPOT_FIELDS[problem.field], code, params }],
  });
}

async function namesIn(tx: Tx, merchantId: string): Promise<{ name: string; hosts: string[] }> {
  const names = await findNames(tx, merchantId);
  if (!names) throw appError(merchantErrors.notFound);
  return names;
}

/**
 * Puts the host names in this order. Existing ones may have any form; new ones must be DNS names.
 * @throws `merchants.host_invalid`, `merchants.host_taken`, naming the field
 */
export async function putHosts(
  tx: Tx,
  { merchantId, hosts, existing }: { merchantId: string; hosts: string[]; existing: readonly string[] },
): Promise<void> {
  for (const [position, host] of hosts.entries()) {
    if (!existing.includes(host) && !isHostName(host))
      throw fieldRefusal(merchantErrors.hostInvalid, `hosts.${position}`);
    if (!(await putHost(tx, { merchantId, host, position })))
      throw fieldRefusal(merchantErrors.hostTaken, `hosts.${position}`);
  }
  await removeOtherHosts(tx, { merchantId, hosts });
}

/** Operators' changes of a merchant's settings, one for each screen. All are recorded. */
export function createSettingsUsecases(deps: ChangeDeps) {
  const save = async (
    merchantId: string,
    operator: Operator,
    change: Change,
  ): Promise<MerchantSettingsView> => settingsView(await changeRecorded(deps, merchantId, operator, change));

  return {
    /** @throws `merchants.not_found` */
    read: async (merchantId: string): Promise<MerchantSettingsView> =>
      settingsView(await deps.byId(merchantId)),

    /**
     * @throws `merchants.not_found`, `merchants.stakes_order`, `merchants.jackpot_terms`,
     *   `merchants.second_person_needed`
     */
    changeGeneral: async (
      merchantId: string,
      { name, ...general }: Body<'changeGeneral'>,
      operator: Operator,
    ) => {
      const { currency } = await deps.byId(merchantId);
      if (general.minStake > general.maxStake) throw fieldRefusal(merchantErrors.stakesOrder, 'maxStake');
      if (general.maxStake > general.maxPayout) throw fieldRefusal(merchantErrors.stakesOrder, 'maxPayout');
      return save(merchantId, operator, {
        action: 'merchant.general_changed',
        to: (settings) => {
          const after = checkPool(withGeneral(settings, general), settings, 'maxStake');
          return refuseGuarded(settings, after, { currency, operator });
        },
        recorded: generalOf,
        beside: async (tx) => {
          const { name: before } = await namesIn(tx, merchantId);
          await renameMerchant(tx, { merchantId, name });
          return { before: { name: before }, after: { name } };
        },
      });
    },

    /** @throws `merchants.not_found`, `merchants.field_needed` */
    changeRegistration: (
      merchantId: string,
      registration: Body<'changeRegistration'>,
      operator: Operator,
    ) => {
      const missing = missingField(registration);
      if (missing) throw fieldRefusal(merchantErrors.fieldNeeded, `fields.${missing}`);
      return save(merchantId, operator, {
        action: 'merchant.registration_changed',
        to: (settings) => ({ ...settings, registration }),
        recorded: ({ registration: { username, mobile, fields } }) => ({ username, mobile, fields }),
      });
    },

    /** @throws `merchants.not_found`, `merchants.second_person_needed` */
    changeFeatures: async (merchantId: string, features: Body<'changeFeatures'>, operator: Operator) => {
      const { currency } = await deps.byId(merchantId);
      return save(merchantId, operator, {
        action: 'merchant.features_changed',
        to: (settings) => refuseGuarded(settings, withFeatures(settings, features), { currency, operator }),
        recorded: featuresOf,
      });
    },

    /** @throws `merchants.not_found`, `merchants.game_unknown`, `merchants.jackpot_terms` */
    changeGames: (merchantId: string, games: Body<'changeGames'>, operator: Operator) => {
      const unknown = games.originals.findIndex((id) => !IN_HOUSE_GAME_IDS.includes(id));
      if (unknown !== -1) throw fieldRefusal(merchantErrors.gameUnknown, `originals.${unknown}`);
      return save(merchantId, operator, {
        action: 'merchant.games_changed',
        to: (settings) => checkPool(withGames(settings, games), settings),
        recorded: gamesOf,
      });
    },

    /** @throws `merchants.not_found` */
    changeHome: (merchantId: string, input: Body<'changeHome'>, operator: Operator) => {
      const sections = [...new Set(input.sections)];
      return save(merchantId, operator, {
        action: 'merchant.home_changed',
        to: (settings) => ({
          ...settings,
          brand: { ...settings.brand, home: { ...settings.brand.home, sections } },
        }),
        recorded: ({ brand }) => ({ sections: brand.home.sections }),
      });
    },

    /** @throws `merchants.not_found`, `merchants.host_taken`, `merchants.host_invalid` */
    changeHosts: (merchantId: string, input: Body<'changeHosts'>, operator: Operator) => {
      const hosts = [...new Set(input.hosts)];
      return save(merchantId, operator, {
        action: 'merchant.hosts_changed',
        to: (settings) => settings,
        recorded: () => ({}),
        beside: async (tx) => {
          const { hosts: existing } = await namesIn(tx, merchantId);
          await putHosts(tx, { merchantId, hosts, existing });
          return { before: { hosts: existing }, after: { hosts } };
        },
      });
    },
  };
}

export type SettingsUsecases = ReturnType<typeof createSettingsUsecases>;

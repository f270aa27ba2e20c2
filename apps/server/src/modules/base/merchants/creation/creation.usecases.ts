import type { merchantsRoutes, MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { merchantErrors } from '../merchants.errors.ts';
import { insertMerchant, notifyChanged } from '../merchants.queries.ts';
import { writeSettings } from '../merchants.settings.ts';
import { recordChange, type ChangeDeps, type Operator } from '../settings/recorded-change.usecases.ts';
import { settingsView } from '../settings/settings-view.rules.ts';
import { putHosts } from '../settings/settings.usecases.ts';
import { isKnownCurrency, templateSettings } from './template.rules.ts';

export type NewMerchant = CallInput<typeof merchantsRoutes.create>['body'];

/**
 * Creates a merchant from a neutral template. Its site is closed until an operator opens it. Everything else that a
 * merchant has in the database is created with its first use.
 *
 * @throws `merchants.code_taken`, `merchants.host_taken`, `merchants.host_invalid`, `merchants.currency_unknown`
 */
export async function createMerchant(
  deps: ChangeDeps & { clock: Clock },
  { merchantCode: id, name, currency, currencySymbol, languages, ...input }: NewMerchant,
  operator: Operator,
): Promise<MerchantSettingsView> {
  if (!isKnownCurrency(currency)) throw fieldRefusal(merchantErrors.currencyUnknown, 'currency');
  const hosts = [...new Set(input.hosts)];
  const settings = templateSettings({ currency, currencySymbol, languages });
  await deps.db.transaction().execute(async (tx) => {
    const merchant = { id, name, currency, settings: writeSettings(settings), at: deps.clock.now() };
    if (!(await insertMerchant(tx, merchant))) throw fieldRefusal(merchantErrors.codeTaken, 'merchantCode');
    await putHosts(tx, { merchantId: id, hosts, existing: [] });
    await notifyChanged(tx, id);
    await recordChange(tx, deps.settingsChanged, {
      operator,
      merchantId: id,
      action: 'merchant.created',
      before: {},
      after: { name, currency, languages, hosts },
    });
  });
  deps.refresh();
  return settingsView(await deps.byId(id));
}

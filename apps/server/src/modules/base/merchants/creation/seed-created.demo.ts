import type { Clock } from '../../../../platform/clock.ts';
import { AppError } from '../../../../platform/http/errors.ts';
import { merchantErrors } from '../merchants.errors.ts';
import type { ChangeDeps, Operator } from '../settings/recorded-change.usecases.ts';
import type { SettingsUsecases } from '../settings/settings.usecases.ts';
import type { SiteUsecases } from '../sites.usecases.ts';
import type { ThemeUsecases } from '../theme/theme.usecases.ts';
import { SAO_BIEN, type CreatedBrand } from './created.demo.ts';
import { createMerchant } from './creation.usecases.ts';

type Deps = ChangeDeps & {
  clock: Clock;
  settings: SettingsUsecases;
  theme: ThemeUsecases;
  sites: SiteUsecases;
};

const SYSTEM: Operator = { account: { kind: 'system' } };

const isTaken = (error: unknown): boolean =>
  error instanceof AppError && error.code === merchantErrors.codeTaken.code;

async function seedBrand(deps: Deps, brand: CreatedBrand): Promise<void> {
  const { settings, theme, sites } = deps;
  const id = brand.create.merchantCode;
  await createMerchant(deps, brand.create, SYSTEM);
  await settings.changeGeneral(id, brand.general, SYSTEM);
  await settings.changeRegistration(id, brand.registration, SYSTEM);
  await settings.changeFeatures(id, brand.features, SYSTEM);
  await settings.changeGames(id, brand.games, SYSTEM);
  await settings.changeHome(id, brand.home, SYSTEM);
  const { draft } = await theme.saveDraft(id, brand.look, SYSTEM);
  if (draft) await theme.publish(id, draft.id, SYSTEM);
  const open = { status: 0 as const, notice: brand.notice, closedCountries: [], closedNetworks: [] };
  await sites.changeStatus({ merchantCode: id, ...open }, SYSTEM);
}

/** Creates the demo brand that exists only through the console's own use cases, unless it exists. */
export async function seedCreatedBrands(deps: Deps): Promise<void> {
  try {
    await seedBrand(deps, SAO_BIEN);
  } catch (error) {
    // An earlier start, or another server that is starting now.
    if (!isTaken(error)) throw error;
  }
}

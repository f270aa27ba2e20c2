import { merchantsRoutes } from '@croupier/contract/merchants/settings.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { createMerchant } from './creation/creation.usecases.ts';
import { askIntegrationChange, type AskHook } from './integrations/integrations.usecases.ts';
import { askGuardedChange } from './settings/guarded.usecases.ts';
import type { ChangeDeps } from './settings/recorded-change.usecases.ts';
import type { SettingsUsecases } from './settings/settings.usecases.ts';
import type { ThemeUsecases } from './theme/theme.usecases.ts';
import { previewFramePath } from './theme/preview-token.usecases.ts';
import type { Clock } from '../../../platform/clock.ts';

type ConsoleDeps = ChangeDeps & {
  clock: Clock;
  ask: readonly AskHook[];
  privateIntegrations: boolean;
  settings: SettingsUsecases;
  theme: ThemeUsecases;
};

export function merchantsConsole(deps: ConsoleDeps): BoundRoutes {
  const { settings, theme } = deps;
  return bindRoutes(merchantsRoutes, {
    create: ({ body, ...operator }) => createMerchant(deps, body, operator),
    settings: ({ params }) => settings.read(params.merchantCode),
    changeGeneral: ({ params, body, ...operator }) =>
      settings.changeGeneral(params.merchantCode, body, operator),
    changeRegistration: ({ params, body, ...operator }) =>
      settings.changeRegistration(params.merchantCode, body, operator),
    changeFeatures: ({ params, body, ...operator }) =>
      settings.changeFeatures(params.merchantCode, body, operator),
    changeGames: ({ params, body, ...operator }) => settings.changeGames(params.merchantCode, body, operator),
    changeHome: ({ params, body, ...operator }) => settings.changeHome(params.merchantCode, body, operator),
    changeHosts: ({ params, body, ...operator }) => settings.changeHosts(params.merchantCode, body, operator),
    changeIntegration: ({ params, body, ...operator }) =>
      askIntegrationChange(deps, { merchantId: params.merchantCode, ...body }, operator),
    changeGuarded: ({ params, body, ...operator }) =>
      askGuardedChange(deps, { merchantId: params.merchantCode, ...body }, operator),
    theme: ({ params }) => theme.read(params.merchantCode),
    saveThemeDraft: ({ params, body, ...operator }) => theme.saveDraft(params.merchantCode, body, operator),
    discardThemeDraft: ({ params }) => theme.discardDraft(params.merchantCode),
    previewTheme: async ({ params: { merchantCode }, origin }) => {
      const { token, expiresAt } = await theme.preview(merchantCode, origin);
      return { url: previewFramePath(merchantCode, token), expiresAt };
    },
    publishTheme: ({ params, body, ...operator }) =>
      theme.publish(params.merchantCode, body.draftId, operator),
    restoreTheme: ({ params, body, ...operator }) =>
      theme.restore(params.merchantCode, body.number, operator),
  });
}

import type { MerchantSettingsView, ThemeState } from '@croupier/contract/merchants/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const sitesQuery = queryOptions({
  queryKey: ['sites.list'],
  queryFn: ({ signal }) => call('sites.list', {}, { signal }),
});

/** Other operators change these as well. */
const staleTime = 0;

export const settingsQuery = (merchantCode: string) =>
  queryOptions<MerchantSettingsView>({
    staleTime,
    queryKey: ['merchants.settings', merchantCode],
    queryFn: ({ signal }) => call('merchants.settings', { params: { merchantCode } }, { signal }),
  });

export const themeQuery = (merchantCode: string) =>
  queryOptions<ThemeState>({
    staleTime,
    queryKey: ['merchants.theme', merchantCode],
    queryFn: ({ signal }) => call('merchants.theme', { params: { merchantCode } }, { signal }),
  });

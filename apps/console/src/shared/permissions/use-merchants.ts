import { usePermissions } from './use-permissions.ts';
import { useSearchValues } from '../use-search-values.ts';

const PARAM = 'merchant';

/** The merchants to show, stored in the address so that a link shows the same to a colleague. */
export function useMerchants() {
  const [search, set] = useSearchValues();
  const { merchants } = usePermissions();
  const named = new Set(search.get(PARAM)?.split(','));
  const chosen = merchants.filter(({ merchantCode }) => named.has(merchantCode));
  const shown = chosen.length > 0 ? chosen : merchants;
  return {
    merchants,
    chosen,
    isShown: (merchantCode: string): boolean =>
      chosen.length === 0 || shown.some((merchant) => merchant.merchantCode === merchantCode),
    nameOf: (merchantCode: string): string =>
      merchants.find((merchant) => merchant.merchantCode === merchantCode)?.name ?? merchantCode,
    /** An empty selection shows all. */
    choose: (codes: readonly string[]): void => set({ [PARAM]: codes.join(',') }, { replace: true }),
    /** The query parameters for links to other screens. */
    search: chosen.length > 0 ? `?${PARAM}=${chosen.map(({ merchantCode }) => merchantCode).join(',')}` : '',
  };
}

import { useSearchParams } from 'react-router';
import { usePermissions } from './use-permissions.ts';

const PARAM = 'merchant';

/** The merchants to show, stored in the address so that a link shows the same to a colleague. */
export function useMerchants() {
  const [search, setSearch] = useSearchParams();
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
    choose: (codes: readonly string[]): void =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (codes.length === 0) after.delete(PARAM);
          else after.set(PARAM, codes.join(','));
          return after;
        },
        { replace: true },
      ),
    /** The query parameters for links to other screens. */
    search: chosen.length > 0 ? `?${PARAM}=${chosen.map(({ merchantCode }) => merchantCode).join(',')}` : '',
  };
}

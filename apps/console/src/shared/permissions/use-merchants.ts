import { useSearchParams } from 'react-router';
import { usePermissions } from './use-permissions.ts';

const PARAM = 'merchant';

/** The merchants that the screens show: chosen in the address, so that a link shows a colleague the same. */
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
    /** None shows all. */
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
    /** What a link to another screen takes along. */
    search: chosen.length > 0 ? `?${PARAM}=${chosen.map(({ merchantCode }) => merchantCode).join(',')}` : '',
  };
}

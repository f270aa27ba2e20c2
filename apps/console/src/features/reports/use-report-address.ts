import { useSearchParams } from 'react-router';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { readAddress, writeAddress, type ReportAddress } from './report-address.ts';
import { useUtcToday } from '../../shared/days/use-utc-today.ts';

/** The state of the page, which is its address, and the merchants that can be chosen. */
export function useReportAddress() {
  const [search, setSearch] = useSearchParams();
  const { may } = usePermissions();
  const { merchants, isShown } = useMerchants();
  const today = useUtcToday();
  const address = readAddress(search, today);
  const choices = merchants.filter(
    ({ merchantCode }) => isShown(merchantCode) && may('reports.view', merchantCode),
  );
  return {
    ...address,
    today,
    choices,
    merchant: choices.find(({ merchantCode }) => merchantCode === address.at) ?? choices[0],
    change: (change: Partial<ReportAddress>): void =>
      setSearch((before) => writeAddress(before, change), { replace: true }),
  };
}

import { useLocaleFormat } from '@croupier/web/preferences/use-locale-format.ts';

/** How long ago something was. */
export function useAgo(): (at: Date) => string {
  const format = useLocaleFormat();
  return (at) => format.relative(at, new Date());
}

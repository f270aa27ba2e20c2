import { paths } from '../../../paths.ts';

/** The address that a registration link leads to. */
export const linkAddress = (code: string): string =>
  `${location.origin}${paths.register()}?referralCode=${encodeURIComponent(code)}`;

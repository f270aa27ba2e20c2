import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { Account } from '../../../platform/http/context.ts';

/** The currency an account plays in: the merchant's, or play money for trial accounts. */
export const currencyFor = ({ kind }: Pick<Account, 'kind'>, merchantCurrency: string): string =>
  kind === 'trial' ? PLAY_MONEY : merchantCurrency;

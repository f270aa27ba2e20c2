import type { OpenedAccount } from './accounts.usecases.ts';

/** Whether the vendor keeps the players' money, so that we move it there and back. */
export const hasOwnWallet = ({ protocol, account }: Pick<OpenedAccount, 'protocol' | 'account'>): boolean =>
  protocol.ownWallet?.(account.config) ?? false;

export const walletKindOf = (accountId: string): `vendor_wallet:${string}` => `vendor_wallet:${accountId}`;

/** The pages of the member centre, each in a script of its own. */
export const pages = {
  WalletPage: () => import('../features/wallet/WalletPage.tsx'),
  DepositPage: () => import('../features/payments/deposit/DepositPage.tsx'),
  WithdrawalPage: () => import('../features/payments/withdrawal/WithdrawalPage.tsx'),
  TransferToUplinePage: () => import('../features/wallet/line/TransferToUplinePage.tsx'),
  ManualRebatePage: () => import('../features/rewards/ManualRebatePage.tsx'),
  BeneficiariesPage: () => import('../features/payments/beneficiaries/BeneficiariesPage.tsx'),
  PaymentsRecordPage: () => import('../features/records/PaymentsRecordPage.tsx'),
  ProfitPage: () => import('../features/records/profit/ProfitPage.tsx'),
  StatementsPage: () => import('../features/records/statements/StatementsPage.tsx'),
  BonusDetailsPage: () => import('../features/bonuses/BonusDetailsPage.tsx'),
  BettingRecordPage: () => import('../features/records/BettingRecordPage.tsx'),
  AccountRecordPage: () => import('../features/records/AccountRecordPage.tsx'),
  SecurityCenterPage: () => import('../features/member/SecurityCenterPage.tsx'),
  IdentityPage: () => import('../features/identity/IdentityPage.tsx'),
  ProtectionPage: () => import('../features/protection/ProtectionPage.tsx'),
  MessagesPage: () => import('../features/messages/MessagesPage.tsx'),
};

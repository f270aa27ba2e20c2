import type { SiteApi } from '@croupier/contract/api.ts';
import { captchaRoutes } from '@croupier/contract/access/captcha.ts';
import { verificationRoutes } from '@croupier/contract/access/verification.ts';
import { sessionRoutes } from '@croupier/contract/access/session.ts';
import { identityRoutes } from '@croupier/contract/access/identity.ts';
import { accountRoutes } from '@croupier/contract/access/account.ts';
import { factorRoutes } from '@croupier/contract/access/factors.ts';
import { fileRoutes } from '@croupier/contract/files/files.ts';
import { kycRoutes } from '@croupier/contract/kyc/kyc.ts';
import { walletRoutes } from '@croupier/contract/money/wallet.ts';
import { messagesRoutes } from '@croupier/contract/engagement/messages.ts';
import { feedbackRoutes } from '@croupier/contract/engagement/feedback.ts';
import { protectionRoutes } from '@croupier/contract/protection/protection.ts';

/** Accounts, identity and the limits of a member. */
export const api = {
  captcha: captchaRoutes,
  verification: verificationRoutes,
  session: sessionRoutes,
  identity: identityRoutes,
  account: accountRoutes,
  factors: factorRoutes,
  files: fileRoutes,
  kyc: kycRoutes,
  wallet: walletRoutes,
  messages: messagesRoutes,
  feedback: feedbackRoutes,
  protection: protectionRoutes,
} satisfies Partial<SiteApi>;

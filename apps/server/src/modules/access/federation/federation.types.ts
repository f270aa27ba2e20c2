import type { SocialProvider } from '@croupier/contract/access/session.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Cookies } from '../../../platform/http/context.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';

export type SocialProfile = {
  provider: SocialProvider;
  /** The permanent id of the account at the provider. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
};

/** The browser, address and merchant of the sign-in. */
export type FederationCall = { merchantId: string; origin: string; cookies: Cookies };

export type FederationDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  log: Logger;
  /** For tests. */
  timeoutSeconds?: number;
};

export type Federation = {
  /**
   * Where to send the browser. The answer is bound to it by a cookie, good once and for ten minutes, and comes back
   * to `<origin>/login/social`.
   *
   * @throws `federation.not_enabled`, `federation.unavailable`
   */
  start: (call: FederationCall, provider: SocialProvider) => Promise<{ url: string }>;
  /** The account at the provider. @throws `federation.refused`, `federation.state_unknown`, `federation.unavailable` */
  finish: (call: FederationCall, answer: { state: string; query: string }) => Promise<SocialProfile>;
  /**
   * The number, in E.164, that an identity token of firebase was given for; each token is accepted once.
   * @throws `federation.token_invalid`, `federation.not_enabled`, `federation.unavailable`
   */
  phoneOf: (merchantId: string, idToken: string) => Promise<string>;
  jobs: readonly Job[];
};

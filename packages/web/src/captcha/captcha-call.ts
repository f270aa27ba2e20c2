import type { captchaRoutes } from '@croupier/contract/access/captcha.ts';
import type { Client } from '@croupier/contract/client.ts';

/** The calls on captchas, which the site's server and the console's have in common. */
export type CaptchaCall = Client<{ captcha: typeof captchaRoutes }>;

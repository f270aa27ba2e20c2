import { SOCIAL_PROVIDERS } from '@croupier/contract/access/session.ts';
import { z } from 'zod';

/**
 * A merchant's connections to external services. They contain secrets, so they never appear in responses, pages, the
 * audit log or the settings. Missing entries are switched off.
 */
export const integrations = z.strictObject({
  /** An HTTP gateway that accepts messages as JSON, with a bearer token. */
  sms: z
    .strictObject({ url: z.url({ protocol: /^https?$/ }), token: z.string(), sender: z.string().max(11) })
    .optional(),
  /** `smtp://` or `smtps://` with user name and password, and the sender's address. */
  mail: z.strictObject({ url: z.url({ protocol: /^smtps?$/ }), from: z.string() }).optional(),
  /** OpenID Connect clients; their endpoints are discovered from the issuer. */
  social: z
    .partialRecord(
      z.enum(SOCIAL_PROVIDERS),
      z.strictObject({
        issuer: z.url({ protocol: /^https?$/ }),
        clientId: z.string(),
        clientSecret: z.string(),
      }),
    )
    .default({}),
  /** Phone numbers verified in the browser by an identity service whose tokens we verify. */
  firebase: z
    .strictObject({
      projectId: z.string(),
      apiKey: z.string(),
      /** Where the browser sends the phone number and the code. */
      identityUrl: z.url({ protocol: /^https?$/ }),
      issuer: z.url({ protocol: /^https?$/ }),
      jwksUrl: z.url({ protocol: /^https?$/ }),
    })
    .optional(),
  /** A captcha service that verifies tokens. */
  captcha: z
    .strictObject({ siteKey: z.string(), secret: z.string(), verifyUrl: z.url({ protocol: /^https?$/ }) })
    .optional(),
});
export type Integrations = z.output<typeof integrations>;

/** @throws ZodError: a merchant with broken integrations is not served */
export const readIntegrations = (stored: unknown): Integrations => integrations.parse(stored);

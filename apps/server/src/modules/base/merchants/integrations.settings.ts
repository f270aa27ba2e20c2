import { SOCIAL_PROVIDERS } from '@croupier/contract/access/session.ts';
import { z } from 'zod';

/**
 * How a merchant reaches the outside world. It holds secrets: never part of an answer, a page, the audit log or the
 * settings; what is left out is switched off.
 */
export const integrations = z.strictObject({
  /** An HTTP gateway that takes messages as JSON, with a bearer token. */
  sms: z
    .strictObject({ url: z.url({ protocol: /^https?$/ }), token: z.string(), sender: z.string().max(11) })
    .optional(),
  /** `smtp://` or `smtps://` with user and password, and the sender's address. */
  mail: z.strictObject({ url: z.url({ protocol: /^smtps?$/ }), from: z.string() }).optional(),
  /** OpenID Connect clients; their addresses are discovered from the issuer. */
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
  /** Phone numbers checked in the browser by an identity service whose tokens we verify. */
  firebase: z
    .strictObject({
      projectId: z.string(),
      apiKey: z.string(),
      /** Where the browser sends the number and the code. */
      identityUrl: z.url({ protocol: /^https?$/ }),
      issuer: z.url({ protocol: /^https?$/ }),
      jwksUrl: z.url({ protocol: /^https?$/ }),
    })
    .optional(),
  /** A captcha service that is asked whether a token is good. */
  captcha: z
    .strictObject({ siteKey: z.string(), secret: z.string(), verifyUrl: z.url({ protocol: /^https?$/ }) })
    .optional(),
});
export type Integrations = z.output<typeof integrations>;

/** @throws ZodError: a merchant whose integrations are broken is not served */
export const readIntegrations = (stored: unknown): Integrations => integrations.parse(stored);

import { z } from 'zod';
import { defineRoutes } from '../route.ts';

export const CAPTCHA_KINDS = ['image', 'slider', 'external'] as const;
export const captchaKind = z.enum(CAPTCHA_KINDS);
export type CaptchaKind = z.infer<typeof captchaKind>;

/** Actions that a captcha can protect. */
export const CAPTCHA_PURPOSES = ['login', 'registration', 'sms', 'recovery', 'feedback'] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** When a merchant requires one: `after_failure` means after a recent failure of the caller or account. */
export const captchaRule = z.object({
  kind: captchaKind,
  when: z.enum(['never', 'after_failure', 'always']),
});
export type CaptchaRule = z.infer<typeof captchaRule>;

/** For the console's sign-in, where no merchant decides. */
export const OPERATOR_CAPTCHA: CaptchaRule = { kind: 'image', when: 'after_failure' };

/**
 * The answer to a captcha in the protected body: either the characters of the picture for `captchaKey`, or the token of
 * a solved puzzle. Without a key, the picture is that of the cookie.
 */
export const captchaAnswer = {
  captcha: z.string().trim().max(16).optional(),
  captchaKey: z.uuid().optional(),
  verification: z
    .object({ provider: z.enum(['own', 'external']), token: z.string().min(1).max(2_048) })
    .optional(),
};
export type CaptchaAnswer = {
  captcha?: string | undefined;
  captchaKey?: string | undefined;
  verification?: { provider: 'own' | 'external'; token: string } | undefined;
};

const solved = z.object({
  /** Valid once, for two minutes. */
  token: z.string(),
});

/** A pointer position while dragging: milliseconds since the start, pixels of the picture. */
export const trailPoint = z.object({
  t: z.int().min(0).max(120_000),
  x: z.number().min(-2_000).max(2_000),
  y: z.number().min(-2_000).max(2_000),
});
export type TrailPoint = z.infer<typeof trailPoint>;

/** The same calls for visitors of a site and of the console. */
const captchaRoutesAt = (base: string) =>
  defineRoutes({
    image: {
      method: 'GET',
      path: base,
      summary:
        'A picture with characters to read, as base64 PNG; a new one under a known key replaces the old one.',
      access: 'visitor',
      query: z.object({
        key: z
          .uuid()
          .optional()
          .describe('made by the caller and sent back as captchaKey; without it the server sets a cookie'),
      }),
      response: z.string(),
    },
    slider: {
      method: 'POST',
      path: `${base}/slider`,
      summary: 'A slider puzzle: a picture with a hole and the matching piece.',
      access: 'visitor',
      response: z.object({
        id: z.uuid(),
        /** Data URLs of the two pictures. */
        background: z.string(),
        piece: z.string(),
        widthPx: z.int(),
        heightPx: z.int(),
        pieceSizePx: z.int(),
        pieceTopPx: z.int(),
      }),
    },
    solveSlider: {
      method: 'POST',
      path: `${base}/slider/solve`,
      summary: 'Submits the final position and the pointer track; each puzzle can be tried once.',
      access: 'visitor',
      body: z.object({
        id: z.uuid(),
        xPx: z.number().min(0).max(2_000),
        trail: z.array(trailPoint).min(1).max(600),
      }),
      response: solved,
      errors: ['captcha.wrong', 'captcha.expired'],
    },
    work: {
      method: 'POST',
      path: `${base}/work`,
      summary:
        'A puzzle for the machine, for people who can’t see or drag: find a number whose hash begins with zeros.',
      access: 'visitor',
      response: z.object({ id: z.uuid(), prefix: z.string(), bits: z.int() }),
    },
    solveWork: {
      method: 'POST',
      path: `${base}/work/solve`,
      summary: 'Submits the number for which SHA-256 of prefix and number starts with enough zero bits.',
      access: 'visitor',
      body: z.object({ id: z.uuid(), nonce: z.string().regex(/^\d{1,16}$/) }),
      response: solved,
      errors: ['captcha.wrong', 'captcha.expired'],
    },
  });

export const captchaRoutes = captchaRoutesAt('/wps/captcha');
export const operatorCaptchaRoutes = captchaRoutesAt('/console/captcha');

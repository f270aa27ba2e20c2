import { z } from 'zod';
import { defineRoutes } from './route.ts';

export const CAPTCHA_KINDS = ['image', 'slider', 'external'] as const;
export const captchaKind = z.enum(CAPTCHA_KINDS);
export type CaptchaKind = z.infer<typeof captchaKind>;

/** What a captcha can stand before. */
export const CAPTCHA_PURPOSES = ['login', 'registration', 'sms', 'recovery', 'feedback'] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** When a merchant asks for one: `after_failure` when the caller or the account has failed just before. */
export const captchaRule = z.object({
  kind: captchaKind,
  when: z.enum(['never', 'after_failure', 'always']),
});
export type CaptchaRule = z.infer<typeof captchaRule>;

/**
 * The answer to a captcha, as part of the body that it protects: either the characters of the picture that was drawn
 * under `captchaKey`, or a token that a solved puzzle gave.
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
  /** Works once, for two minutes. */
  token: z.string(),
});

/** One position of the hand while it drags: milliseconds since it began, pixels of the picture. */
export const trailPoint = z.object({
  t: z.int().min(0).max(120_000),
  x: z.number().min(-2_000).max(2_000),
  y: z.number().min(-2_000).max(2_000),
});

export const captchaRoutes = defineRoutes({
  image: {
    method: 'GET',
    path: '/wps/captcha',
    summary:
      'A picture with characters to read, as base64 PNG; a new one under a known key replaces the old one.',
    access: 'visitor',
    query: z.object({ key: z.uuid().describe('made by the caller; sent back as captchaKey') }),
    response: z.string(),
  },
  slider: {
    method: 'POST',
    path: '/wps/captcha/slider',
    summary: 'A picture with a hole and the piece that fits into it.',
    access: 'visitor',
    response: z.object({
      id: z.uuid(),
      /** Data addresses of the two pictures. */
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
    path: '/wps/captcha/slider/solve',
    summary: 'Where the piece was dropped and how the hand got there; each puzzle may be tried once.',
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
    path: '/wps/captcha/work',
    summary:
      'A puzzle for the machine, for people who can’t see or drag: find a number whose hash begins with zeros.',
    access: 'visitor',
    response: z.object({ id: z.uuid(), prefix: z.string(), bits: z.int() }),
  },
  solveWork: {
    method: 'POST',
    path: '/wps/captcha/work/solve',
    summary: 'The number that makes SHA-256 of prefix and number begin with the wanted zero bits.',
    access: 'visitor',
    body: z.object({ id: z.uuid(), nonce: z.string().regex(/^\d{1,16}$/) }),
    response: solved,
    errors: ['captcha.wrong', 'captcha.expired'],
  },
});

import { z } from 'zod';
import { CAPTCHA_PURPOSES, captchaRule, type CaptchaPurpose, type CaptchaRule } from '../access/captcha.ts';
import { MAX_AMOUNT_MINOR, money } from '../money.ts';
import { twoPersonLine } from '../money/two-person-line.ts';

/** Settings whose change gives money away or makes accounts easier to attack. They need a second person. */
export const guardedSettings = z
  .object({
    welcomeCredit: money
      .refine((amountMinor) => amountMinor >= 0n && amountMinor <= MAX_AMOUNT_MINOR, {
        message: 'must not be negative',
      })
      .optional(),
    newAddressProof: z.boolean().optional(),
    captcha: z.partialRecord(z.enum(CAPTCHA_PURPOSES), captchaRule).optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, { message: 'must change something' });
export type GuardedSettings = z.infer<typeof guardedSettings>;

/** What is compared: the settings as the console's calls name them. */
type Compared = {
  currency: string;
  general: { welcomeCredit: bigint };
  features: { newAddressProof: boolean; captcha: Readonly<Record<CaptchaPurpose, CaptchaRule>> };
};

/** The highest welcome credit that one operator may set alone: 100.00, or about as much in small units. */
export const maxWelcomeCreditAlone = (currency: string): bigint => twoPersonLine(currency) / 10n;

const STRENGTH = { never: 0, after_failure: 1, always: 2 } as const;
const isWeaker = (after: CaptchaRule, before: CaptchaRule): boolean =>
  STRENGTH[after.when] < STRENGTH[before.when];

/** The changes that one operator can't make alone; undefined if there are none. */
export function guardedChanges(
  before: Compared,
  after: Partial<Pick<Compared, 'general' | 'features'>>,
): GuardedSettings | undefined {
  const { general, features } = after;
  const credit = general?.welcomeCredit ?? 0n;
  const captcha = CAPTCHA_PURPOSES.flatMap((purpose) => {
    const rule = features?.captcha[purpose];
    return rule && isWeaker(rule, before.features.captcha[purpose]) ? [[purpose, rule] as const] : [];
  });
  const changes: GuardedSettings = {
    ...(credit > before.general.welcomeCredit &&
      credit > maxWelcomeCreditAlone(before.currency) && { welcomeCredit: credit }),
    ...(features?.newAddressProof === false && before.features.newAddressProof && { newAddressProof: false }),
    ...(captcha.length > 0 && { captcha: Object.fromEntries(captcha) }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** The form's fields of guarded changes. */
export const guardedFields = ({ captcha, ...changes }: GuardedSettings): string[] => [
  ...Object.keys(changes),
  ...Object.keys(captcha ?? {}).map((purpose) => `captcha.${purpose}.when`),
];

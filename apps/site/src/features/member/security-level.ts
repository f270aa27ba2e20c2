/** Security measures for an account, most effective first. */
export const PROTECTIONS = ['password', 'secondFactor', 'email', 'mobile', 'paymentPassword'] as const;
export type Protection = (typeof PROTECTIONS)[number];

const WEIGHTS: Record<Protection, number> = {
  password: 25,
  secondFactor: 30,
  email: 15,
  mobile: 15,
  paymentPassword: 15,
};

export type Level = 'weak' | 'fair' | 'good' | 'strong';

export type SecurityLevel = {
  /** 0 to 100. */
  percent: number;
  level: Level;
  /** The remaining measures, most effective first. */
  missing: Protection[];
};

const FAIR_PERCENT = 40;
const GOOD_PERCENT = 70;
const ALL_PERCENT = 100;

const levelOf = (percent: number): Level => {
  if (percent >= ALL_PERCENT) return 'strong';
  if (percent >= GOOD_PERCENT) return 'good';
  return percent >= FAIR_PERCENT ? 'fair' : 'weak';
};

/** The protection level; measures that the merchant does not offer are ignored. */
export function securityLevel(
  has: Record<Protection, boolean>,
  offered: ReadonlySet<Protection> = new Set(PROTECTIONS),
): SecurityLevel {
  const counted = PROTECTIONS.filter((protection) => offered.has(protection));
  const weigh = (protections: readonly Protection[]): number =>
    protections.reduce((sum, protection) => sum + WEIGHTS[protection], 0);
  const missing = counted.filter((protection) => !has[protection]);
  const all = weigh(counted);
  const percent = all === 0 ? ALL_PERCENT : Math.round(((all - weigh(missing)) / all) * ALL_PERCENT);
  return { percent, level: levelOf(percent), missing: missing.sort((a, b) => WEIGHTS[b] - WEIGHTS[a]) };
}

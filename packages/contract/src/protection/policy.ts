import { z } from 'zod';

/** Minutes of play between two reality checks. */
export const REALITY_MINUTES = [15, 30, 60] as const;
export const realityMinutes = z.union(REALITY_MINUTES.map((minutes) => z.literal(minutes)));
export type RealityMinutes = (typeof REALITY_MINUTES)[number];

export const PROTECTION_PRESETS = ['standard', 'strict'] as const;
export type ProtectionPreset = (typeof PROTECTION_PRESETS)[number];

const HOURS_A_WEEK = 168;

/** How a merchant protects its players, as its settings store it. Whatever is missing comes from the preset. */
export const protectionSettings = z.strictObject({
  preset: z.enum(PROTECTION_PRESETS).default('strict'),
  /** Merchants of one group refuse each other's excluded players; empty for a merchant of its own. */
  exclusionGroup: z
    .string()
    .regex(/^[a-z0-9-]{0,32}$/)
    .default(''),
  /** The reality check of members who have not chosen one. */
  realityMinutes: realityMinutes.optional(),
  /** How long a member waits before a higher limit can be confirmed. */
  raiseAfterHours: z.int().min(24).max(HOURS_A_WEEK).optional(),
});
export type ProtectionSettings = z.output<typeof protectionSettings>;

export type ProtectionPolicy = {
  realityMinutes: RealityMinutes;
  /** The intervals that a member may choose. */
  realityChoices: readonly RealityMinutes[];
  raiseAfterHours: number;
  /** How long a higher limit can be confirmed; then the request lapses. */
  confirmWithinDays: number;
  /** How long an exclusion goes on after the member has asked to return. */
  returnAfterHours: number;
};

const PRESETS: Readonly<Record<ProtectionPreset, ProtectionPolicy>> = {
  standard: {
    realityMinutes: 60,
    realityChoices: REALITY_MINUTES,
    raiseAfterHours: 24,
    confirmWithinDays: 7,
    returnAfterHours: 24,
  },
  strict: {
    realityMinutes: 60,
    realityChoices: REALITY_MINUTES,
    raiseAfterHours: 24,
    confirmWithinDays: 3,
    returnAfterHours: 72,
  },
};

export function policyOf(settings: ProtectionSettings): ProtectionPolicy {
  const preset = PRESETS[settings.preset];
  return {
    ...preset,
    realityMinutes: settings.realityMinutes ?? preset.realityMinutes,
    raiseAfterHours: settings.raiseAfterHours ?? preset.raiseAfterHours,
  };
}

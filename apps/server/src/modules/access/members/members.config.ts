/** Numeric account types on the wire. Any other type cannot sign in. */
export const MEMBER_TYPES: readonly number[] = [0];
export const TRIAL_TYPES: readonly number[] = [4];
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

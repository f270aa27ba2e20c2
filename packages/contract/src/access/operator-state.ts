/**
 * `invited`: has never chosen a password; `reset`: has to choose a new password and set up a new second factor;
 * `open`: can sign in; `closed`: cannot.
 */
export const OPERATOR_STATES = ['invited', 'reset', 'open', 'closed'] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];

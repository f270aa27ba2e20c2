/**
 * Statements of a session look up a few keys in tables of any size, by index or hash. Without these settings the
 * planner would plan for the small table it sees first and keep that plan when the table has grown.
 */
export const PLAN_SETTINGS: readonly string[] = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_nestloop=off',
  'enable_mergejoin=off',
];

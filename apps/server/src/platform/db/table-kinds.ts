/**
 * Where a table lives once there are several databases; see `docs/scale-out.md`. A table in neither list belongs to
 * merchants: it is stored with its merchant, and all its keys begin with `merchant_id`.
 */

/** Identical in every database. Keys of merchants' tables may refer to them. */
export const REFERENCE_TABLES = [
  'break_glass',
  'catalogue_version',
  'encryption_keys',
  'factor_keys',
  'games',
  'grants',
  'lotteries',
  'lottery_beacons',
  'lottery_calendar',
  'lottery_chains',
  'lottery_checkpoints',
  'lottery_draws',
  'lottery_entries',
  'lottery_feeds',
  'lottery_readings',
  'lottery_results',
  'lottery_sales',
  'lottery_stations',
  'merchant_fixtures',
  'merchant_games',
  'merchant_hosts',
  'merchant_vendors',
  'merchants',
  'operator_setup_links',
  'operators',
  'roles',
  'vendor_feeds',
  'vendors',
] as const;

/** Specific to one database. The tables of the job queue are local too, in their own schema. */
export const LOCAL_TABLES = ['ledger_audits', 'migrations', 'opened_messages'] as const;

export type TableKind = 'distributed' | 'reference' | 'local';

export function kindOfTable(name: string): TableKind {
  if (REFERENCE_TABLES.some((reference) => reference === name)) return 'reference';
  return LOCAL_TABLES.some((local) => local === name) ? 'local' : 'distributed';
}

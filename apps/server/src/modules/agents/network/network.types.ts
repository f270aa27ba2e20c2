import type { RateSheet } from '@croupier/agreements/rates/sheets.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Audit } from '../../base/audit-log/index.ts';

export type NetworkDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> };

/** A place in a merchant's tree. The house is number 0 and has no node. */
export type Node = { no: number; memberId: string; uplineNo: number; depth: number; path: string };

export type MemberKey = { merchantId: string; memberId: string };

/** Who asks, for the audit log. */
export type Caller = { ip: string; requestId?: string | undefined };

/** A node's sheet from a period on. */
export type NodeRates = { merchantId: string; no: number; fromPeriod: number; sheet: RateSheet };

import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { calendar } from '../../network/index.ts';
import { readRebateCosts } from '../../rebates/index.ts';
import { BONUS_CODES } from '../contracts.config.ts';
import { readContracts } from '../contracts.reads.ts';
import type { ContractDeps, ContractOfParties, MemberKey } from '../contracts.types.ts';
import { DAYS_READER } from '../figures/days.usecases.ts';
import { readBonuses, readBonusSlots, readDays, readSalaries, readSlots } from '../figures/played.reads.ts';
import { createTeams, type TeamReached } from '../figures/team.rules.ts';
import { findParty } from '../parties.queries.ts';
import { endsMonth, nextStart, startOf } from '../periods/cycles.rules.ts';
import { grossOf, type RunContract } from './bills.rules.ts';
import { nextTier, type Missing } from './forecast.rules.ts';
import { readCountedKinds } from './forecast.reads.ts';
import { readCounted, readLosses, type RunOf } from './runs.queries.ts';
import type { RunMerchant } from './run.usecases.ts';

type Span = RunOf & { from: number; until: number; team: string };

/** What a team played and cost in a span of which a part may be in no settlement day yet. */
async function figuresOf(db: Db, merchant: RunMerchant, span: Span, daysUntil: number) {
  const { merchantId, from, until, team } = span;
  const { currency, settings } = merchant;
  const query = { merchantId, team, currency, classes: CLASSES };
  const isShort = span.cycle === 'realtime' || span.cycle === 'hourly';
  const split = isShort ? from : Math.max(from, Math.min(daysUntil, until));
  const played = [
    ...(split > from ? await readDays(db, { ...query, from, until: split }) : []),
    ...(until > split ? await readSlots(db, { ...query, from: split, until }) : []),
  ];
  if (span.kind !== 'dividend') return { played, costs: [] };
  const days = {
    from: calendar.dayOfPeriod(from, settings.settlement),
    until: calendar.dayOfPeriod(until - 1, settings.settlement),
  };
  const rebates = await readRebateCosts(db, { merchantId, ...days, team });
  const costs = [
    ...rebates.map((cost) => ({ ...cost, code: 'rebates' })),
    ...(await readBonuses(db, { merchantId, team, from, until: split })),
    ...(await readBonusSlots(db, { merchantId, team, from: split, until, currency, codes: BONUS_CODES })),
    ...(await readSalaries(db, { merchantId, team, from, until })),
  ];
  return { played, costs };
}

/** What a team reached in a span, by any terms. */
export async function teamIn(
  { db, figures }: Pick<ContractDeps, 'db' | 'figures'>,
  merchant: RunMerchant,
  span: Span,
  paths: readonly string[],
): Promise<(path: string, terms: Terms) => TeamReached> {
  const daysUntil = (await figures.reader(DAYS_READER).readUntil(db, span.merchantId)) ?? 0;
  return createTeams({ paths, ...(await figuresOf(db, merchant, span, daysUntil)) });
}

export type Forecast = {
  contract: ContractOfParties;
  from: number;
  until: number;
  asOf: number;
  reached: TeamReached['reached'];
  tier: number | null;
  next: { tier: number; missing: Missing } | null;
  grossMinor: bigint;
  downlineMinor: bigint;
  takeMinor: bigint;
};

async function forecastOf(
  deps: ContractDeps,
  merchant: RunMerchant,
  own: RunContract & RunOf,
  sealed: number,
): Promise<Forecast | undefined> {
  const { merchantId, kind, cycle, path: team } = own;
  const { settlement } = merchant.settings;
  const from = startOf(sealed, cycle, settlement);
  const until = nextStart(sealed, cycle, settlement);
  const run = { merchantId, kind, cycle, from, team };
  const contracts = (await readCounted(deps.db, run)).filter(
    ({ payeeNo, payerNo }) => payeeNo === own.payeeNo || payerNo === own.payeeNo,
  );
  const paths = contracts.map(({ path }) => path);
  const reachedBy = await teamIn(deps, merchant, { ...run, until: sealed }, paths);
  const losses = kind === 'dividend' ? await readLosses(deps.db, run) : new Map<number, never>();
  const grossBy = ({ path, terms, payeeNo }: RunContract) =>
    grossOf(terms, reachedBy(path, terms), {
      losses: losses.get(payeeNo) ?? [],
      endsMonth: endsMonth(from, until, settlement),
    });
  const { grossMinor, tier } = grossBy(own);
  const downlineMinor = contracts
    .filter(({ payerNo }) => payerNo === own.payeeNo)
    .reduce((sum, below) => sum + grossBy(below).grossMinor, 0n);
  const { reached } = reachedBy(team, own.terms);
  const [contract] = await readContracts(deps.db, { merchantId, ids: [own.id] });
  return (
    contract && {
      contract,
      from,
      until,
      asOf: sealed,
      reached,
      tier: tier ?? null,
      next: nextTier(own.terms, tier, reached),
      grossMinor,
      downlineMinor,
      takeMinor: grossMinor - downlineMinor,
    }
  );
}

/** The running period of each contract of a member, as if it ended with the last sealed slot. */
export async function forecast(deps: ContractDeps, member: MemberKey): Promise<Forecast[]> {
  const { merchantId } = member;
  const { db, figures, merchants } = deps;
  const party = await findParty(db, member);
  const sealed = await figures.reader(DAYS_READER).sealedUntil(db, merchantId);
  if (!party || sealed === undefined) return [];
  const merchant = await merchants.byId(merchantId);
  const found = await readCountedKinds(db, { merchantId, payeeNo: party.no, period: sealed });
  const forecasts = await Promise.all(
    found.map((own) => forecastOf(deps, merchant, { ...own, merchantId }, sealed)),
  );
  return forecasts.filter((each) => each !== undefined);
}

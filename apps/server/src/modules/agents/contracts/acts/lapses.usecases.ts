import { addDays } from '../../../../platform/zone.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { calendar } from '../../network/index.ts';
import { recordChange } from '../changes/record.usecases.ts';
import { ANSWER_DAYS } from '../contracts.config.ts';
import { closeOffer, endContract } from '../contracts.queries.ts';
import type { Contract, ContractDeps, EndedWhy } from '../contracts.types.ts';
import { lockParties } from '../parties.queries.ts';
import { startFrom } from '../periods/cycles.rules.ts';
import { periodOf } from '../periods/now.rules.ts';
import { putCascade } from './cascade.queries.ts';
import { closeEnded, dropLapsedAsks, listLapsedOffers, listOver } from './lapses.queries.ts';
import { endOf } from './starts.rules.ts';

const BY_SYSTEM = { actor: { kind: 'system' } } as const;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

type LapsingMerchant = Pick<Merchant, 'id' | 'settings'>;

async function expire(deps: ContractDeps, merchantId: string, offer: Contract): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockParties(tx, { merchantId, nos: [offer.payerNo, offer.payeeNo] });
    if (!(await closeOffer(tx, { merchantId, id: offer.id, state: 'expired' }))) return;
    await recordChange(deps, tx, {
      merchantId,
      contract: { ...offer, state: 'expired' },
      action: 'expired',
      by: BY_SYSTEM,
      parties: [...locked.values()].map(({ memberId }) => memberId),
      tell: [],
    });
  });
}

async function stop(
  deps: ContractDeps,
  merchantId: string,
  { contract, endsPeriod, why }: { contract: Contract; endsPeriod: number; why: EndedWhy },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockParties(tx, { merchantId, nos: [contract.payerNo, contract.payeeNo] });
    if (!(await endContract(tx, { merchantId, id: contract.id, endsPeriod, why }))) return;
    await putCascade(tx, { merchantId, id: contract.id });
    const parties = [...locked.values()].map(({ memberId }) => memberId);
    await recordChange(deps, tx, {
      merchantId,
      contract: { ...contract, state: 'ending', endsPeriod, endedWhy: why },
      action: 'ended',
      by: BY_SYSTEM,
      parties,
      tell: parties.map((memberId) => ({ memberId, kind: 'contract_ended' as const })),
    });
  });
}

/** What ends by itself: offers and requests without an answer, last days, closed accounts. */
export async function lapse(
  deps: ContractDeps,
  { id: merchantId, settings }: LapsingMerchant,
): Promise<void> {
  const { settlement } = settings;
  const at = deps.clock.now();
  for (const offer of await listLapsedOffers(deps.db, { merchantId, at }))
    await expire(deps, merchantId, offer);
  const before = new Date(at.getTime() - ANSWER_DAYS * DAY_MILLISECONDS);
  await dropLapsedAsks(deps.db, { merchantId, before });
  const period = periodOf(at);
  const today = calendar.dayOfPeriod(period, settlement);
  for (const { isClosed, ...contract } of await listOver(deps.db, { merchantId, today })) {
    const { lastDay } = contract.terms;
    const isOver = lastDay !== undefined && lastDay < today;
    const endsPeriod = isOver
      ? startFrom(calendar.firstPeriodOf(addDays(lastDay, 1), settlement), contract.cycle, settlement)
      : endOf(contract, period, settlement);
    await stop(deps, merchantId, { contract, endsPeriod, why: isOver || !isClosed ? 'last_day' : 'closed' });
  }
  await closeEnded(deps.db, merchantId);
}

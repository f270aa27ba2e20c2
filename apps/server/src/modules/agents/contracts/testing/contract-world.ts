import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import {
  settlementSettings,
  type SettlementSettings,
} from '@croupier/contract/agents/settlement-settings.ts';
import { sql } from 'kysely';
import { newId } from '../../../../platform/ids.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import type { Merchant, Merchants } from '../../../base/merchants/index.ts';
import { createMessages } from '../../../engagement/messages/index.ts';
import { createRebateWorld, type Person } from '../../rebates/testing/rebate-world.ts';
import { createBillSource, deriveBill } from '../bills/source.usecases.ts';
import { checkContracts } from '../contracts.checks.ts';
import { createActions, type ActionInput } from '../contracts.usecases.ts';
import { settleContracts } from '../runs/settle.usecases.ts';
import { offerContract } from '../acts/offering.usecases.ts';
import { createResettlementRequest } from '../resettlement/order.usecases.ts';
import { createViews } from '../views.usecases.ts';

export const MERCHANT = 'croupier';
const OPERATOR = { account: { kind: 'operator', id: newId() }, ip: '127.0.0.1' } as unknown as Operator;

/** Agents with contracts over a ledger with figures and rebates. */
export async function createContractWorld(given: Partial<SettlementSettings> = {}) {
  const world = await createRebateWorld(MERCHANT);
  await world.tamper(sql`insert into merchants (id, name, currency, settings, created_at)
    values (${MERCHANT}, 'Croupier', 'THB', '{}', now()) on conflict do nothing`);
  let settlement: SettlementSettings = { ...settlementSettings.parse({}), ...given };
  settlement = { ...settlement, contracts: { ...settlement.contracts, review: [] } };
  const merchant = () => ({ id: MERCHANT, currency: 'THB', settings: { settlement } }) as unknown as Merchant;
  const merchants: Pick<Merchants, 'byId' | 'list'> = {
    byId: () => Promise.resolve(merchant()),
    list: () => Promise.resolve([merchant()]),
  };
  const { db, clock, wallet, figures, rounds } = world;
  const audit = createAudit({ db, clock });
  const messages = createMessages({ db, clock, audit, merchants });
  const approvals = { ask: () => Promise.reject(new Error('nobody asks')) };
  const deps = {
    db,
    clock,
    audit,
    merchants,
    approvals,
    messages,
    wallet,
    figures,
    corrections: rounds.corrections,
  };
  const act = createActions(deps);
  const by = (person: Person) => ({ actor: { kind: 'agent' as const, id: person.memberId } });
  const keyOf = ({ memberId }: Person) => ({ merchantId: MERCHANT, memberId });
  const doAct = (person: Person, kind: Terms['kind'], input: ActionInput) =>
    act({ member: keyOf(person), kind, by: by(person) }, input);
  const offerFromHouse = (root: Person, terms: Terms) =>
    db.transaction().execute((tx) =>
      offerContract(deps, tx, {
        merchantId: MERCHANT,
        payer: undefined,
        memberId: root.memberId,
        terms,
        by: { actor: { kind: 'system' } },
      }),
    );
  const offer = async (payer: Person | undefined, payee: Person, terms: Terms): Promise<string> => {
    if (!payer) return (await offerFromHouse(payee, terms)).id;
    const memberIds = [payee.memberId];
    const { contracts } = await doAct(payer, terms.kind, { action: 'offer', memberIds, terms });
    return contracts[0]?.id ?? '';
  };
  const source = createBillSource(deps);

  return {
    ...world,
    deps,
    doAct,
    offer,
    keyOf,
    views: createViews(deps),
    agree: async (payer: Person | undefined, payee: Person, terms: Terms): Promise<string> => {
      const id = await offer(payer, payee, terms);
      await doAct(payee, terms.kind, { action: 'accept', id });
      return id;
    },
    set: (contracts: Partial<SettlementSettings['contracts']>) => {
      settlement = { ...settlement, contracts: { ...settlement.contracts, ...contracts } };
    },
    settle: async () => {
      await world.settle();
      await settleContracts(deps);
    },
    bills: (person: Person, side: 'own' | 'owed' = 'own') =>
      source.list(keyOf(person), {
        side,
        kind: undefined,
        state: undefined,
        from: 0,
        until: 2 ** 31 - 1,
        after: undefined,
        limit: 100,
      }),
    /** What two operators order about the settlement of a bill, once both agreed. */
    orderResettlement: async (billId: string): Promise<void> => {
      const kind = createResettlementRequest(deps);
      await db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ subject: string }>`select run_id as subject from contract_bills
          where merchant_id = ${MERCHANT} and id = ${billId}`.execute(tx);
        const request = {
          merchantId: MERCHANT,
          subject: rows[0]?.subject ?? '',
          payload: { reason: 'mistyped' },
        };
        await kind.facts(tx, request);
        await kind.execute(tx, { ...request, id: newId(), operator: OPERATOR });
      });
    },
    derive: (billId: string) => deriveBill(db, { merchantId: MERCHANT, billId }),
    contractBreaches: () => db.transaction().execute((tx) => checkContracts(tx)),
  };
}
export type ContractWorld = Awaited<ReturnType<typeof createContractWorld>>;

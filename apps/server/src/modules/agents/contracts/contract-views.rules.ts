import type { contractTerms } from '@croupier/contract/agents/contract-terms.ts';
import type { ContractView } from '@croupier/contract/agents/contracts.ts';
import type { z } from 'zod';
import type { ContractOfParties } from './contracts.types.ts';
import { instantOf } from './periods/now.rules.ts';

/** A contract as the calls show it. */
export const contractView = ({
  startsPeriod,
  endsPeriod,
  terms,
  ...contract
}: ContractOfParties): ContractView => ({
  id: contract.id,
  kind: contract.kind,
  terms: terms as z.output<typeof contractTerms>,
  state: contract.state,
  payer: contract.payer,
  payee: contract.payee,
  offeredAt: contract.offeredAt,
  expiresAt: contract.expiresAt,
  startsAt: startsPeriod === null ? null : instantOf(startsPeriod),
  endsAt: endsPeriod === null ? null : instantOf(endsPeriod),
  endedWhy: contract.endedWhy,
  endAskedAt: contract.endAskedAt,
});

import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import { contractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { z } from 'zod';

/** Terms as JSON holds them: amounts are texts. */
export type StoredTerms = z.input<typeof contractTerms>;

export const storedTerms = (terms: Terms): StoredTerms =>
  z.encode(contractTerms, terms as z.output<typeof contractTerms>);

export const termsOf = (stored: StoredTerms): Terms => z.decode(contractTerms, stored);

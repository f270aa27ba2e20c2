import type { ContractPreview } from '@croupier/contract/agents/contracts.ts';
import type { DraftProblem } from './terms-draft.ts';

type Code = ContractPreview['problems'][number]['code'];

const OWN: ReadonlySet<string> = new Set([
  'classes',
  'tier_count',
  'rate',
  'order',
  'condition',
  'ceiling',
  'cover',
]);
const isOwn = (code: string): code is DraftProblem['code'] => OWN.has(code);

/** The text of what the server found; what cannot come from this dialog has a general one. */
export const problemKey = (code: Code): DraftProblem['code'] | 'loss_rate' | 'other' => {
  if (code === 'loss_rate') return code;
  return isOwn(code) ? code : 'other';
};

import type { Job } from '../../../platform/jobs.ts';
import type { ContractDeps } from './contracts.types.ts';
import { settleContracts } from './runs/settle.usecases.ts';

export function contractJobs(deps: ContractDeps): Job[] {
  const told = new Map<string, number>();
  return [{ name: 'contracts', cron: '* * * * *', run: () => settleContracts(deps, told) }];
}

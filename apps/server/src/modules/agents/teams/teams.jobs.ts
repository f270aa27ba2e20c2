import type { Job } from '../../../platform/jobs.ts';
import { rollUpTeams } from './rollup/rollup.usecases.ts';
import type { TeamDeps } from './teams.types.ts';

export const teamJobs = (deps: TeamDeps): Job[] => [
  { name: 'team-figures', cron: '* * * * *', run: () => rollUpTeams(deps) },
];

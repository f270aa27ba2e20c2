import type { Job } from '../../../platform/jobs.ts';

export const contestJobs = ({ advance }: { advance: () => Promise<void> }): Job[] => [
  { name: 'contests', cron: '* * * * *', run: advance },
];

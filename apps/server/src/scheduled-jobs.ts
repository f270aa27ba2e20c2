import type { Modules } from './modules.ts';
import type { Clock } from './platform/clock.ts';
import type { Job } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';

/** Scheduled jobs; each may run again at any time. */
export function scheduledJobs(deps: { modules: Modules; clock: Clock; log: Logger }): Job[] {
  const { modules, clock, log } = deps;
  const { wallet } = modules;
  return [
    {
      name: 'ledger-partitions',
      cron: '17 * * * *',
      run: () => wallet.ensurePartitions(clock.now()),
    },
    {
      name: 'ledger-seal',
      cron: '* * * * *',
      run: async () => {
        const late = (await wallet.sealPeriods(clock.now())).filter(({ complete }) => !complete);
        if (late.length > 0)
          log.warn({ late }, 'merchants with a batch that keeps a period from being sealed');
      },
    },
    {
      name: 'ledger-audit',
      cron: '*/10 * * * *',
      run: async () => {
        const { findings } = await wallet.audit();
        if (findings.length > 0) log.error({ findings }, 'the auditor found a difference in the ledger');
      },
    },
    {
      name: 'opened-messages',
      cron: '*/5 * * * *',
      run: modules.keys.forgetOldMessages,
    },
    ...modules.files.jobs,
    ...modules.kyc.jobs,
    ...modules.verification.jobs,
    ...modules.federation.jobs,
    ...modules.captcha.jobs,
    ...modules.factors.jobs,
    ...modules.sessions.jobs,
    ...modules.signIn.jobs,
    ...modules.approvals.jobs,
    ...modules.bonuses.jobs,
    ...modules.messages.jobs,
    ...modules.originals.jobs,
    ...modules.desk.jobs,
    ...modules.rounds.jobs,
    ...modules.catalogue.jobs,
    ...modules.figures.jobs,
    ...modules.originals.crash.jobs,
    ...modules.vendors.jobs,
    ...modules.lottery.jobs,
    ...modules.payments.jobs,
    ...modules.rebates.jobs,
    ...modules.loyalty.jobs,
    ...modules.promotions.jobs,
    ...modules.network.jobs,
    ...modules.teams.jobs,
    ...modules.rings.jobs,
    ...modules.contests.jobs,
    ...modules.referrals.jobs,
    ...modules.contracts.jobs,
    ...modules.paymentRecords.jobs,
    ...modules.lists.jobs,
    ...modules.exports.jobs,
    ...modules.reports.jobs,
  ];
}

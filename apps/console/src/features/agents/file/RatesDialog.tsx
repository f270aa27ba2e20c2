import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Percent } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { AgentFile, AgentRef, RateClass } from '../agents.queries.ts';
import { rateText, readRates, useClassName } from '../rate-classes.ts';

type Fields = ActFields & Record<RateClass, string>;

/** Changes rates from the next settlement day on; lowering cuts whoever below has more. */
export function RatesDialog({ of, file, onClose }: { of: AgentRef; file: AgentFile; onClose: () => void }) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const className = useClassName();
  const texts = Object.fromEntries(RATE_CLASSES.map((name) => [name, rateText(file.rates[name])])) as Record<
    RateClass,
    string
  >;
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, ...texts },
    errorFields: { 'agents.rate_above': 'LOTT', 'agents.rate_invalid': 'LOTT' },
    save: async ({ reason, ...typed }) => {
      const read = readRates(typed) ?? {};
      const changed = Object.fromEntries(
        Object.entries(read).filter(([name, ppm]) => file.rates[name as RateClass] !== ppm),
      );
      await call('agentControl.changeRates', { params: of, body: { rates: changed, reason } });
      return { state: 'done' };
    },
    invalidates: [['agentDesk.agent'], ['agentDesk.tree']],
    doneText: t('ratesChanged'),
    onClose,
  });
  const check =
    (name: RateClass) =>
    (typed: unknown): true | string =>
      readRates({ ...texts, [name]: String(typed) }) !== undefined || t('noRate');
  return (
    <ActDialog
      form={form}
      icon={<Percent />}
      title={t('acts.rates')}
      description={t('ratesText', { account: file.account })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {RATE_CLASSES.map((name) => (
          <TextField
            key={name}
            label={className(name)}
            hint={file.uplineRates ? t('uplineHas', { rate: format.ppm(file.uplineRates[name]) }) : undefined}
            inputMode="decimal"
            autoComplete="off"
            {...form.field(name, { validate: check(name) })}
          />
        ))}
      </div>
    </ActDialog>
  );
}

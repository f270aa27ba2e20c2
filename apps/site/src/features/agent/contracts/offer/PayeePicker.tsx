import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../../shared/api/call.ts';
import { useCalendar } from '../../period/use-agent-period.ts';

export type Payee = { id: string; account: string };

const MAX_PAYEES = 100;

export type PayeePickerProps = { chosen: readonly Payee[]; onChange: (payees: readonly Payee[]) => void };

/** The direct downlines that can have contracts. */
export function PayeePicker({ chosen, onChange }: PayeePickerProps) {
  const t = useTranslations('agent.contract');
  const { today } = useCalendar();
  const { data } = useQuery(
    callQuery('teams.team', {
      query: { from: today, until: today, scope: 'direct', sort: 'account', limit: MAX_PAYEES },
    }),
  );
  const agents = data?.items.filter(({ type, status }) => type !== 0 && status === 'open');
  const isChosen = (id: string): boolean => chosen.some((payee) => payee.id === id);
  const toggle = ({ id, account }: Payee): void =>
    onChange(isChosen(id) ? chosen.filter((payee) => payee.id !== id) : [...chosen, { id, account }]);
  const all = agents !== undefined && agents.length > 0 && agents.every(({ id }) => isChosen(id));
  return (
    <fieldset aria-label={t('payees')}>
      <legend className="mb-2 text-sm font-semibold text-muted">{t('payees')}</legend>
      {!agents && <Skeleton className="h-10" />}
      {agents?.length === 0 && <p className="text-sm text-subtle">{t('noAgents')}</p>}
      <div className="flex flex-wrap gap-2">
        {agents && agents.length > 1 && (
          <Chip
            selected={all}
            onClick={() => onChange(all ? [] : agents.map(({ id, account }) => ({ id, account })))}
          >
            {t('everyAgent')}
          </Chip>
        )}
        {agents?.map((agent) => (
          <Chip key={agent.id} selected={isChosen(agent.id)} onClick={() => toggle(agent)}>
            {agent.account}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

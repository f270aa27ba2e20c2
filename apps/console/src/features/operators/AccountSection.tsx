import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { meQuery } from '../../shared/me.queries.ts';
import { operatorsQuery, type Operator } from '../../shared/permissions/permissions.queries.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { obstaclesOf, type Obstacle } from './account-acts.ts';
import type { AccountChange } from './AccountChangeDialog.tsx';
import { StateBadge } from './StateBadge.tsx';

/** Until when a setup link works, or who may create it. */
function LinkState({ operator, ownId }: { operator: Operator; ownId: string | undefined }) {
  const t = useTranslations('console.operatorAccount');
  const format = useConsoleFormat();
  const { data: operators } = useQuery(operatorsQuery);
  const { state, setupLink } = operator;
  if (state !== 'invited' && state !== 'reset') return null;
  if (!setupLink) return t('linkGone');
  const when = format.instant(setupLink.expiresAt);
  if (setupLink.collectorId === null) return t('linkOpen', { when });
  if (setupLink.collectorId === ownId) return t('linkDueYou', { when });
  const name = operators?.find(({ id }) => id === setupLink.collectorId)?.name ?? '';
  return t('linkDue', { name, when });
}

type AccountSectionProps = {
  operator: Operator;
  onChange: (change: AccountChange) => void;
  onNewLink: () => void;
};

/** The state of an operator's account, and what owners can do about it. */
export function AccountSection({ operator, onChange, onNewLink }: AccountSectionProps) {
  const t = useTranslations('console.operatorAccount');
  const { data: operators = [] } = useQuery(operatorsQuery);
  const ownId = useQuery(meQuery).data?.id;
  const { state } = operator;
  const obstacles = obstaclesOf(operator, operators, ownId);
  const why = (obstacle: Obstacle | undefined) => obstacle && t(obstacle);
  return (
    <section>
      <h3 className="mb-2 flex flex-wrap items-center gap-2 text-sm font-semibold">
        {t('title')}
        <StateBadge state={state} />
      </h3>
      <p className="mb-3 text-sm text-muted empty:hidden">
        <LinkState operator={operator} ownId={ownId} />
      </p>
      <div className="flex flex-wrap gap-2">
        {(state === 'invited' || state === 'reset') && (
          <ActButton
            permission="operators.invite"
            blocked={why(obstacles.link)}
            label={t('newLink')}
            onPress={onNewLink}
          />
        )}
        {state === 'closed' ? (
          <ActButton permission="operators.manage" label={t('reopen')} onPress={() => onChange('reopen')} />
        ) : (
          <>
            <ActButton
              permission="operators.manage"
              blocked={why(obstacles.reset)}
              label={t('reset')}
              onPress={() => onChange('reset')}
            />
            <ActButton
              permission="operators.manage"
              blocked={why(obstacles.close)}
              label={t('close')}
              onPress={() => onChange('close')}
            />
          </>
        )}
      </div>
    </section>
  );
}

import type { PlayerLimit, ProtectionState } from '@croupier/contract/protection/protection.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Gauge, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitRow } from './LimitRow.tsx';
import { Section } from './Section.tsx';

/** The player's limits, with what is used of them, and the operator's. */
export function LimitsSection({ state, now }: { state: ProtectionState; now: Date }) {
  const t = useTranslations('protection.limits');
  const [edited, setEdited] = useState<PlayerLimit | 'new'>();
  const hours = state.raiseAfterHours;
  const add = (
    <Button
      variant="primary"
      className="self-start"
      icon={<Plus aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <Section id="limits" title={t('title')} text={t('text', { hours })}>
      {state.limits.length === 0 ? (
        <EmptyState icon={<Gauge />} title={t('none')} action={add} className="py-4!" />
      ) : (
        <>
          <ul className="flex flex-col gap-3">
            {state.limits.map((limit) => (
              <LimitRow
                key={`${limit.owner}.${limit.kind}.${limit.span}`}
                {...{ limit, now, hours }}
                onChange={() => setEdited(limit)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {edited && (
        <LimitDialog
          limits={state.limits}
          limit={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}

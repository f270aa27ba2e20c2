import type { Bonus } from '@croupier/contract/bonuses/bonuses.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { DoorOpen, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveDialog } from '../../shared/bonuses/LeaveDialog.tsx';
import { BonusMeters } from './BonusMeters.tsx';
import { BonusRounds } from './BonusRounds.tsx';
import { BonusTerms } from './BonusTerms.tsx';
import { useBonusActs } from './use-bonus-acts.ts';

/** The bonus in play: what it holds, how far it is, what counted, and the way out. */
export function PlayingBonus({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  const [isLeaving, setLeaving] = useState(false);
  const [areRoundsOpen, setRoundsOpen] = useState(false);
  const { leave } = useBonusActs(() => setLeaving(false));
  return (
    <Card tone="lit" padding="lg" className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg">{bonus.title || t('untitled')}</h2>
          <p className="numeric mt-2 font-display text-3xl font-bold text-text" data-testid="bonus-balance">
            {format.amount(bonus.balance)}
          </p>
          <p className="numeric mt-1 text-sm text-subtle">
            {t('of', { amount: format.amount(bonus.granted) })}
          </p>
        </div>
        <Badge tone="brand">{t('playing')}</Badge>
      </header>
      <BonusMeters bonus={bonus} />
      <BonusTerms terms={bonus.terms} />
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<ListChecks aria-hidden />}
          aria-expanded={areRoundsOpen}
          onClick={() => setRoundsOpen(!areRoundsOpen)}
        >
          {areRoundsOpen ? t('hideRounds') : t('showRounds')}
        </Button>
        <Button variant="ghost" icon={<DoorOpen aria-hidden />} onClick={() => setLeaving(true)}>
          {t('leave')}
        </Button>
      </div>
      {areRoundsOpen && (
        <section>
          <h3 className="mb-1 text-base">{t('rounds')}</h3>
          <BonusRounds bonusId={bonus.id} />
        </section>
      )}
      {isLeaving && (
        <LeaveDialog
          bonus={bonus}
          title={t('leaveTitle')}
          confirmLabel={t('leave')}
          busy={leave.isPending}
          onConfirm={(token) => leave.mutate({ id: bonus.id, token })}
          onClose={() => setLeaving(false)}
        />
      )}
    </Card>
  );
}

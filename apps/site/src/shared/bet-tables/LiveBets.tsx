import { Card } from '@croupier/ui/layout/Card.tsx';
import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMember } from './use-member.ts';
import { Activity, Crown, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveRows } from './LiveRows.tsx';
import { NameSwitch } from './NameSwitch.tsx';
import { OwnBets } from './OwnBets.tsx';
import { useLiveBets } from '../live-bets/use-live-bets.ts';

const SHOWN = 12;

/** What is played in the in-house games: by all, in high stakes, and by the member. */
export function LiveBets({ className }: { className?: string }) {
  const t = useTranslations('live');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { rows, high, perMinute, isEmpty } = useLiveBets(box);
  const isMember = useMember();
  const [tab, setTab] = useState('all');
  return (
    <section ref={box} aria-label={t('title')} className={className}>
      <Card padding="none">
        <Tabs
          label={t('title')}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'all', label: t('all'), icon: <Activity aria-hidden /> },
            { value: 'high', label: t('high'), icon: <Crown aria-hidden /> },
            ...(isMember ? [{ value: 'mine', label: t('mine'), icon: <UserRound aria-hidden /> }] : []),
          ]}
        >
          <TabPanel value="all" className="min-h-66 pt-0!">
            <LiveRows rows={rows.slice(0, SHOWN)} isLoading={isEmpty} empty={t('empty')} />
          </TabPanel>
          <TabPanel value="high" className="min-h-66 pt-0!">
            <LiveRows rows={high.slice(0, SHOWN)} isLoading={isEmpty} empty={t('emptyHigh')} />
          </TabPanel>
          {isMember && (
            <TabPanel value="mine" className="min-h-66 pt-0!">
              <OwnBets />
            </TabPanel>
          )}
        </Tabs>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-t border-line px-4 py-1 text-xs text-subtle">
          <p className="numeric">{t('perMinute', { count: format.number(perMinute) })}</p>
          {isMember && <NameSwitch />}
        </div>
      </Card>
    </section>
  );
}

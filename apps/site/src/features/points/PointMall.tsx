import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, BookOpen, Gift, History, ListOrdered } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { goodsQuery } from '../../shared/loyalty/loyalty.queries.ts';
import { useIsMember } from '../../shared/loyalty/use-is-member.ts';
import { anchorOf } from '../../shared/navigation/anchor.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { ExchangePanel } from './exchange/ExchangePanel.tsx';
import { GoodsPanel } from './goods/GoodsPanel.tsx';
import { DetailsPanel } from './history/DetailsPanel.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { MallHero } from './MallHero.tsx';
import { RulesPanel } from './rules/RulesPanel.tsx';
import { VisitorMall } from './VisitorMall.tsx';

const TABS = ['goods', 'exchange', 'history', 'details', 'rules'] as const;
type Tab = (typeof TABS)[number];
const ICONS = {
  goods: <Gift aria-hidden />,
  exchange: <ArrowLeftRight aria-hidden />,
  history: <History aria-hidden />,
  details: <ListOrdered aria-hidden />,
  rules: <BookOpen aria-hidden />,
};

const isTab = (text: string): text is Tab => TABS.some((tab) => tab === text);

function MemberMall() {
  const t = useTranslations('loyalty');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const anchor = anchorOf(hash);
  const tab = isTab(anchor) ? anchor : 'goods';
  const { data: mall } = useQuery(goodsQuery);
  const show = (next: string): void =>
    void navigate({ hash: next === 'goods' ? '' : next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <MallHero onExchange={() => show('exchange')} />
      <Tabs
        label={t('tabs')}
        className="mt-6"
        items={TABS.map((value) => ({
          value,
          label: t(`tab.${value}`),
          icon: ICONS[value],
          ...(value === 'goods' && mall && { count: mall.goods.length }),
        }))}
        value={tab}
        onValueChange={show}
      >
        <TabPanel value="goods">
          <GoodsPanel onExchange={() => show('exchange')} />
        </TabPanel>
        <TabPanel value="exchange">
          <ExchangePanel />
        </TabPanel>
        <TabPanel value="history">
          <HistoryPanel onBrowse={() => show('goods')} />
        </TabPanel>
        <TabPanel value="details">
          <DetailsPanel />
        </TabPanel>
        <TabPanel value="rules">
          <RulesPanel />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** Until it is known whose points they are, nobody is asked to sign in. */
const WaitingMall = () => (
  <>
    <Skeleton className="h-72 rounded-sheet" />
    <Skeleton className="mt-6 h-96 rounded-card" />
  </>
);

/** The points mall: what a member has, what it can become, and how it came about. */
export function PointMall() {
  const t = useTranslations('loyalty');
  const isMember = useIsMember();
  return (
    <div className="mx-auto w-full max-w-page">
      <PageTitle>{t('title')}</PageTitle>
      {isMember ? <MemberMall /> : isMember === undefined ? <WaitingMall /> : <VisitorMall />}
    </div>
  );
}

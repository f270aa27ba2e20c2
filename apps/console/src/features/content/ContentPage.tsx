import { CONTENT_KINDS } from '@croupier/contract/engagement/content-items.ts';
import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { useTranslations } from 'use-intl';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useTitle } from '../../shared/use-title.ts';
import { ContentList } from './ContentList.tsx';
import { MediaPanel } from './media/MediaPanel.tsx';
import { MessagesPanel } from './messages/MessagesPanel.tsx';
import { useSearchValues } from '../../shared/use-search-values.ts';

const PARAM = 'kind';
const TABS = [...CONTENT_KINDS, 'messages', 'media'] as const;
type Tab = (typeof TABS)[number];

function Panel({ tab, merchantCode }: { tab: Tab; merchantCode: string }) {
  if (tab === 'media') return <MediaPanel merchantCode={merchantCode} />;
  if (tab === 'messages') return <MessagesPanel merchantCode={merchantCode} />;
  return <ContentList kind={tab} merchantCode={merchantCode} />;
}

/** What a merchant tells its players, by kind. */
export function ContentPage() {
  const t = useTranslations('console.content');
  const { may } = usePermissions();
  const { allowed, current, choose } = useOneMerchant('content.view');
  const [search, set] = useSearchValues();
  const merchantCode = current?.merchantCode ?? '';
  const tabs = TABS.filter((tab) => tab !== 'messages' || may('messages.view', merchantCode));
  const tab = tabs.find((name) => name === search.get(PARAM)) ?? 'banner';
  useTitle(t('title'));
  const show = (next: string): void => set({ [PARAM]: next, archived: undefined }, { replace: true });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
        </div>
        <MerchantSelect merchants={allowed} value={merchantCode} onChange={choose} />
      </div>
      <Tabs
        label={t('kinds')}
        value={tab}
        onValueChange={show}
        items={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      >
        <TabPanel value={tab}>
          {current && <Panel key={`${merchantCode} ${tab}`} tab={tab} merchantCode={merchantCode} />}
        </TabPanel>
      </Tabs>
    </>
  );
}

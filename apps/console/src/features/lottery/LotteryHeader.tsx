import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { AreaNav } from '../../shared/AreaNav.tsx';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import type { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../shared/use-title.ts';

const PAGES = {
  draws: { path: paths.lotteryDraws(), permission: 'games.view' },
  calendar: { path: paths.lotteryCalendar(), permission: 'games.view' },
  rules: { path: paths.lotteryRules(), permission: 'games.view' },
  claims: { path: paths.lotteryClaims(), permission: 'rounds.view' },
} as const satisfies Record<string, { path: string; permission: Permission }>;

const NAMES = ['draws', 'calendar', 'rules', 'claims'] as const satisfies readonly (keyof typeof PAGES)[];

export type LotteryHeaderProps = {
  page: keyof typeof PAGES;
  merchant: ReturnType<typeof useOneMerchant>;
};

/** Links between the pages about lotteries, the title, and the choice of the merchant. */
export function LotteryHeader({ page, merchant: { allowed, current, choose } }: LotteryHeaderProps) {
  const t = useTranslations('console.lottery');
  useTitle(t(`pages.${page}`));
  return (
    <>
      <AreaNav
        label={t('title')}
        pages={NAMES.map((name) => ({ ...PAGES[name], label: t(`pages.${name}`) }))}
      />
      <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <hgroup className="min-w-0">
          <h1 className="text-3xl">{t(`pages.${page}`)}</h1>
          <p className="mt-2 max-w-prose text-muted">{t(`texts.${page}`)}</p>
        </hgroup>
        <MerchantSelect merchants={allowed} value={current?.merchantCode ?? ''} onChange={choose} />
      </header>
    </>
  );
}

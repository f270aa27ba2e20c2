import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFeedbackDialog } from '../../../shared/popups/feedback-dialog.ts';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import {
  allGamesItem,
  downloadItem,
  memberItems,
  noticesItem,
  pointMallItem,
  promotionsItem,
  vipItem,
  protectionItem,
  rulesItems,
  studioItem,
  trustItems,
  winnersItem,
  type MenuItem,
} from '../../../shared/navigation/menu-items.ts';
import { Brand } from '../brand/Brand.tsx';
import { Preferences } from '../Preferences.tsx';
import { useWasNearViewport } from '../../../shared/browser/use-near-viewport.ts';

const FooterVendors = lazyPart(async () => (await import('./FooterVendors.tsx')).FooterVendors);

type LinksProps = { title: string; items: readonly MenuItem[]; children?: ReactNode };

function Links({ title, items, children }: LinksProps) {
  const t = useTranslations();
  return (
    <nav aria-label={title}>
      <h2 className="text-sm text-text">{title}</h2>
      <ul className="mt-2 flex flex-col text-sm">
        {items.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="inline-block py-1.5 text-muted hover:text-text hover:underline">
              {t(label)}
            </Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}

function FeedbackButton() {
  const t = useTranslations('nav');
  const { show } = useFeedbackDialog();
  return (
    <button type="button" onClick={show} className="py-1.5 text-muted hover:text-text hover:underline">
      {t('feedback')}
    </button>
  );
}

/** Footer: vendors, links, contact and age limit. */
export function Footer() {
  const t = useTranslations('system');
  const { name, minimumAge } = useMerchant();
  const signedIn = useSignedIn();
  const { ref, near } = useWasNearViewport<HTMLElement>();
  return (
    // Not styled or laid out until it comes near; its size until then is about what it will be.
    <footer
      ref={ref}
      className="mt-section border-t border-line bg-surface-1 [contain-intrinsic-block-size:auto_47rem] [content-visibility:auto] lg:[contain-intrinsic-block-size:auto_30rem]"
    >
      <div className="mx-auto min-h-20 max-w-(--width-page) border-b border-line px-page py-5.5">
        <LazyPart>{near && <FooterVendors />}</LazyPart>
      </div>
      <div
        className={clsx(
          'mx-auto grid max-w-(--width-page) gap-8 px-page py-8',
          // One column for large text.
          'max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] sm:max-lg:grid-cols-2',
          signedIn ? 'lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto]' : 'lg:grid-cols-[1.6fr_1fr_1fr_auto]',
        )}
      >
        <div className="max-w-sm max-lg:col-span-full">
          <Brand />
          <p className="mt-4 text-sm text-muted">{t('footerText')}</p>
          <p className="mt-3 flex items-center gap-2.5 text-sm text-muted">
            <span
              aria-hidden
              className="numeric grid size-9 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-bold text-text"
            >
              {t('ageBadge', { age: String(minimumAge) })}
            </span>
            {t('ageNote', { age: String(minimumAge) })}
          </p>
        </div>
        <Links
          title={t('footerGames')}
          items={[
            allGamesItem,
            studioItem,
            promotionsItem,
            pointMallItem,
            vipItem,
            winnersItem,
            downloadItem,
          ]}
        />
        {signedIn && (
          <Links title={t('footerAccount')} items={memberItems.filter((item) => item !== protectionItem)} />
        )}
        <Links title={t('footerTrust')} items={[...trustItems, protectionItem, ...rulesItems, noticesItem]}>
          <FeedbackButton />
        </Links>
        <div className="w-full max-w-xs max-lg:col-span-full lg:w-52">
          <Preferences />
        </div>
      </div>
      <p className="border-t border-line px-page py-4 text-center text-xs text-subtle">
        {t('footerRights', { name })}
      </p>
    </footer>
  );
}

import type { referralsRoutes } from '@croupier/contract/referrals/referrals.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ImageDown, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { saveQrPicture } from '../../shared/page/save-qr-picture.ts';

export type Referral = CallOutput<typeof referralsRoutes.referral>;

function CodeLine({
  label,
  value,
  copyLabel,
  strong = false,
}: {
  label: string;
  value: string;
  copyLabel: string;
  strong?: boolean;
}) {
  const t = useTranslations('common');
  return (
    <div className="min-w-0">
      <dt className="mb-1.5 text-xs font-medium opacity-75">{label}</dt>
      <dd className="flex items-center gap-1 rounded-field bg-well py-1 pr-1 pl-3.5 text-text shadow-well ring-1 ring-line ring-inset">
        <span
          className={
            strong
              ? 'min-w-0 flex-1 truncate font-mono text-xl font-bold tracking-[0.2em]'
              : 'min-w-0 flex-1 truncate py-2 font-mono text-xs'
          }
        >
          {value}
        </span>
        <CopyButton text={value} label={copyLabel} copiedLabel={t('copied')} />
      </dd>
    </div>
  );
}

/** Code, link and QR code, on the stage of the page. */
export function InvitePanel({ referral }: { referral: Referral }) {
  const t = useTranslations('referral');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { code, programme } = referral;
  const link = `${location.origin}${paths.register()}?referralCode=${encodeURIComponent(code)}`;
  const canShare = typeof navigator.share === 'function';
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: t('shareText'), url: link });
    } catch {
      // The person closed the sheet.
    }
  };
  return (
    <section className="bg-stage grid items-center gap-6 overflow-hidden rounded-sheet p-5 text-over-picture shadow-lifted sm:p-8 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-5">
        <div>
          <h1 className="text-3xl leading-tight">{t('title')}</h1>
          {programme && (
            <p className="mt-2 max-w-prose opacity-85">
              {t('lead', {
                reward: format.amount(programme.referrerReward),
                friend: format.amount(programme.friendReward),
                share: format.bps(programme.edgeBps),
              })}
            </p>
          )}
        </div>
        <dl className="grid max-w-lg gap-3">
          <CodeLine strong label={t('code')} value={code} copyLabel={t('copyCode')} />
          <CodeLine label={t('link')} value={link} copyLabel={t('copyLink')} />
        </dl>
        <div className="flex flex-wrap gap-2">
          {canShare && (
            <Button variant="primary" icon={<Share2 aria-hidden />} onClick={() => void share()}>
              {t('share')}
            </Button>
          )}
          <Button icon={<ImageDown aria-hidden />} onClick={() => saveQrPicture(box.current, `${code}.png`)}>
            {t('saveQr')}
          </Button>
        </div>
      </div>
      <div ref={box} className="justify-self-center rounded-card bg-white p-3 shadow-floating">
        <QrCode text={link} label={t('qr')} className="size-44" />
      </div>
    </section>
  );
}

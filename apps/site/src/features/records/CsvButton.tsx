import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Download, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CsvDownload } from './use-csv-download.ts';

const PPM = 1_000_000;

/** Starts a download; while it runs, shows how far it is and calls it off. */
export function CsvButton({ download, disabled }: { download: CsvDownload; disabled: boolean }) {
  const t = useTranslations('records');
  const format = useFormat();
  if (download.share === undefined)
    return (
      <Button icon={<Download aria-hidden />} disabled={disabled} onClick={download.start}>
        {t('download')}
      </Button>
    );
  return (
    <Button icon={<X aria-hidden />} aria-label={t('downloadCancel')} onClick={download.cancel}>
      {t('downloading', { percent: format.ppm(Math.round(download.share * 100) * (PPM / 100)) })}
    </Button>
  );
}

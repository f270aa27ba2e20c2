import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Download, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocaleFormat } from '../preferences/use-locale-format.ts';
import { useCsvDownload, type CsvSource } from './use-csv-download.ts';

const PPM = 1_000_000;

export type CsvButtonProps<Row> = { source: CsvSource<Row>; disabled: boolean };

/** Starts a download; while it runs, shows its progress and cancels it. */
export function CsvButton<Row>({ source, disabled }: CsvButtonProps<Row>) {
  const t = useTranslations('lists');
  const format = useLocaleFormat();
  const { share, start, cancel } = useCsvDownload(source);
  if (share === undefined)
    return (
      <Button icon={<Download aria-hidden />} disabled={disabled} onClick={start}>
        {t('download')}
      </Button>
    );
  return (
    <Button icon={<X aria-hidden />} aria-label={t('downloadCancel')} onClick={cancel}>
      {t('downloading', { percent: format.ppm(Math.round(share * 100) * (PPM / 100)) })}
    </Button>
  );
}

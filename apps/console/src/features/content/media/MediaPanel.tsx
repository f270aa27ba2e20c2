import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { mediaQuery } from './media.queries.ts';
import { UploadButton } from './UploadButton.tsx';

const BYTES_PER_KILOBYTE = 1_024;

/** The uploaded pictures of a merchant. */
export function MediaPanel({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.content');
  const format = useConsoleFormat();
  const pictures = useQuery(mediaQuery(merchantCode));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">{t('mediaText')}</p>
        <UploadButton merchantCode={merchantCode} variant="primary" />
      </div>
      {pictures.isPending && <Skeleton className="h-60 rounded-card" />}
      {pictures.isLoadingError && <QueryProblem query={pictures} />}
      {pictures.data?.length === 0 && (
        <EmptyState icon={<Images />} title={t('noMedia')} text={t('noMediaText')} />
      )}
      <ul className="grid gap-4 sm:grid-cols-3 xl:grid-cols-5">
        {pictures.data?.map(({ id, name, url, consoleUrl, width, height, bytes, addedAt }) => (
          <li key={id} className="overflow-hidden rounded-card border border-line bg-panel shadow-raised">
            <img
              src={consoleUrl}
              alt={name}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-video w-full bg-well object-contain"
            />
            <div className="flex items-start gap-2 p-3 text-xs">
              <div className="min-w-0 flex-1">
                <p className="truncate font-semibold">{name}</p>
                <p className="text-muted">
                  {t('mediaSize', {
                    width: String(width),
                    height: String(height),
                    size: String(Math.ceil(bytes / BYTES_PER_KILOBYTE)),
                  })}
                </p>
                <p className="text-subtle">{format.instant(addedAt)}</p>
              </div>
              <CopyButton text={url} label={t('copyUrl', { name })} copiedLabel={t('copiedUrl')} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

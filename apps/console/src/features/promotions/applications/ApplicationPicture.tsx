import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { dataUrl } from '../../../shared/files/data-url.ts';

type ApplicationPictureProps = {
  params: { merchantCode: string; id: string; fileId: string };
  label: string;
  /** It belongs to another application, too. */
  isSeen: boolean;
};

/** One picture; it opens in full in a tab of its own. */
export function ApplicationPicture({ params, label, isSeen }: ApplicationPictureProps) {
  const t = useTranslations('console.promotions');
  const { data } = useQuery({
    queryKey: ['promotionsDesk.picture', params.merchantCode, params.id, params.fileId],
    queryFn: async ({ signal }) =>
      dataUrl((await call('promotionsDesk.picture', { params }, { signal })) as Blob),
    staleTime: Infinity,
  });
  return (
    <figure className="relative">
      {data ? (
        <img src={data} alt={label} className="h-36 rounded-field border border-line object-contain" />
      ) : (
        <Skeleton className="h-36 w-28" />
      )}
      {isSeen && (
        <Badge tone="warn" solid className="absolute top-2 left-2">
          {t('seenBefore')}
        </Badge>
      )}
    </figure>
  );
}

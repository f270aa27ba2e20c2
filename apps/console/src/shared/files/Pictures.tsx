import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { dataUrl } from './data-url.ts';

type PictureProps = { merchantCode: string; id: string; label: string };

/** A slip or proof as a thumbnail, which opens in full. */
function Picture({ merchantCode, id, label }: PictureProps) {
  const t = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  const picture = useQuery({
    queryKey: ['fileControl.get', merchantCode, id],
    queryFn: async ({ signal }) =>
      dataUrl((await call('fileControl.get', { params: { merchantCode, id } }, { signal })) as Blob),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (picture.isPending) return <Skeleton className="size-24 rounded-field" />;
  if (!picture.data)
    return (
      <span className="grid size-24 place-items-center rounded-field border border-line bg-well text-subtle">
        <ImageOff aria-label={label} className="size-6" />
      </span>
    );
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="size-24 overflow-hidden rounded-field border border-line bg-well"
        onClick={() => setOpen(true)}
      >
        <img src={picture.data} alt="" className="size-full object-cover" />
      </button>
      <Dialog open={isOpen} size="lg" title={label} closeLabel={t('close')} onOpenChange={setOpen}>
        <img src={picture.data} alt={label} className="mx-auto max-h-[75dvh] max-w-full" />
      </Dialog>
    </>
  );
}

/** The pictures of one thing. */
export const Pictures = ({
  merchantCode,
  ids,
  label,
}: {
  merchantCode: string;
  ids: readonly string[];
  label: string;
}) => (
  <div className="flex flex-wrap gap-2">
    {ids.map((id, index) => (
      <Picture key={id} {...{ merchantCode, id }} label={`${label} ${index + 1}`} />
    ))}
  </div>
);

import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Image as ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../shared/api/call.ts';

function Picture({ id, label }: { id: string; label: string }) {
  const query = useQuery(callQuery('files.get', { params: { id } }));
  const [url, setUrl] = useState<string>();
  const { data } = query;
  useEffect(() => {
    if (!(data instanceof Blob)) return undefined;
    const reader = new FileReader();
    const show = (): void => setUrl(typeof reader.result === 'string' ? reader.result : undefined);
    reader.addEventListener('load', show);
    reader.readAsDataURL(data);
    return () => reader.removeEventListener('load', show);
  }, [data]);
  if (query.isError) return <QueryProblem query={query} />;
  return url ? (
    <img src={url} alt={label} className="mx-auto max-h-[70dvh] rounded-field" />
  ) : (
    <Skeleton className="h-72" />
  );
}

/** Pictures of a payment, each opened in a dialog: only their owner can load them. */
export function PictureLinks({ ids, className }: { ids: readonly string[]; className?: string }) {
  const t = useTranslations();
  const [open, setOpen] = useState<string>();
  const label = (id: string): string =>
    t('payments.receipt.proofPicture', { number: String(ids.indexOf(id) + 1) });
  return (
    <div className={className}>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => (
          <li key={id}>
            <Button size="sm" icon={<ImageIcon />} onClick={() => setOpen(id)}>
              {label(id)}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          open
          title={label(open)}
          closeLabel={t('common.close')}
          onOpenChange={(next) => !next && setOpen(undefined)}
        >
          <Picture id={open} label={label(open)} />
        </Dialog>
      )}
    </div>
  );
}

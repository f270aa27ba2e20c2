import type { ListExport } from '@croupier/contract/lists/exports.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';
import { useExports, type ExportRequest } from './use-exports.ts';

function FileLine({
  file,
  isLoading,
  onDownload,
}: {
  file: ListExport;
  isLoading: boolean;
  onDownload: () => void;
}) {
  const t = useTranslations('console.list.export');
  const format = useConsoleFormat();
  const { state, rows, isComplete, askedAt } = file;
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-1.5 text-sm">
      <span className="min-w-0">
        <span className="block">{format.instant(askedAt)}</span>
        <span className="block text-xs text-subtle">
          {t(state === 'done' && !isComplete ? 'partly' : state, { count: rows })}
        </span>
      </span>
      {state === 'done' && (
        <Button size="sm" loading={isLoading} onClick={onDownload}>
          {t('download')}
        </Button>
      )}
    </li>
  );
}

/** Asks for a CSV file of the list with its filters, and offers the operator's files of the last day. */
export function ExportMenu({ request }: { request: ExportRequest }) {
  const t = useTranslations('console.list.export');
  const [isShown, setShown] = useState(false);
  const { files, ask, download } = useExports(request.listId, { isShown });
  return (
    <Popover
      label={t('title')}
      align="end"
      open={isShown}
      onOpenChange={setShown}
      trigger={<IconButton size="sm" variant="secondary" label={t('title')} icon={<Download />} />}
    >
      <p className="mb-3 text-sm text-muted">{t('text')}</p>
      <Button variant="primary" size="sm" loading={ask.isPending} onClick={() => ask.mutate(request)}>
        {t('ask')}
      </Button>
      <ul aria-label={t('files')} aria-live="polite" className="mt-3">
        {files.map((file) => (
          <FileLine
            key={file.id}
            file={file}
            isLoading={download.isPending && download.variables.id === file.id}
            onDownload={() => download.mutate(file)}
          />
        ))}
      </ul>
    </Popover>
  );
}

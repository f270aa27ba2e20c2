import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { CircleCheck, RotateCw, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Upload } from './uploads.ts';

export type UploadItemProps = {
  item: Upload;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
};

/** A chosen picture with its progress. */
export function UploadItem({ item: { key, file, previewUrl, state }, onRemove, onRetry }: UploadItemProps) {
  const t = useTranslations('uploads');
  const errorText = useErrorText();
  return (
    <li className="relative min-w-0 overflow-hidden rounded-card border border-line bg-surface-2">
      <img src={previewUrl} alt={t('preview', { name: file.name })} className="h-32 w-full object-cover" />
      <div className="absolute top-1.5 right-1.5 flex gap-1">
        {state.name === 'failed' && (
          <IconButton
            size="sm"
            variant="secondary"
            label={t('retry', { name: file.name })}
            icon={<RotateCw />}
            onClick={() => onRetry(key)}
          />
        )}
        <IconButton
          size="sm"
          variant="secondary"
          label={t('remove', { name: file.name })}
          icon={<Trash2 />}
          onClick={() => onRemove(key)}
        />
      </div>
      <div className="flex min-h-11 items-center gap-2 p-2.5 text-xs">
        {state.name === 'sending' && (
          <Progress label={t('sending', { name: file.name })} value={state.part} className="w-full" />
        )}
        {state.name === 'done' && (
          <>
            <CircleCheck aria-hidden className="size-4 shrink-0 text-win" />
            <output className="truncate text-muted">{t('done')}</output>
          </>
        )}
        {state.name === 'failed' && <span className="text-lose">{errorText(state.error)}</span>}
      </div>
    </li>
  );
}

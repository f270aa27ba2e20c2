import { FILE_TYPES } from '@croupier/contract/files/files.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { clsx } from 'clsx';
import { Camera, CircleAlert, ImageUp } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../browser/use-media.ts';
import { UploadItem } from './UploadItem.tsx';
import type { Uploads } from './use-uploads.ts';

export type UploadFieldProps = {
  uploads: Uploads;
  label: string;
  hint?: ReactNode;
  /** From the form, such as that a picture is missing. */
  error?: string | undefined;
};

const ACCEPT = FILE_TYPES.join(',');

/** Chooses pictures by dropping, pasting into the file dialog or, on phones, with the camera. */
export function UploadField({ uploads, label, hint, error }: UploadFieldProps) {
  const t = useTranslations('uploads');
  const name = useId();
  const note = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isTouch = useMedia('(pointer: coarse)');
  const { items, max, problem, add, remove, retry } = uploads;
  const isFull = items.length >= max;
  const shown = problem ? t(`problem.${problem}`, { max: String(max) }) : error;

  const take = (list: FileList | null): void => {
    if (list) add([...list]);
    for (const input of [files.current, camera.current]) if (input) input.value = '';
  };

  return (
    <fieldset aria-labelledby={name} aria-describedby={note} className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span id={name} className="font-medium text-muted">
          {label}
        </span>
        <span className="numeric text-xs text-subtle">
          {t('count', { count: String(items.length), max: String(max) })}
        </span>
      </div>
      {items.length > 0 && (
        <ul className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {items.map((item) => (
            <UploadItem key={item.key} item={item} onRemove={remove} onRetry={retry} />
          ))}
        </ul>
      )}
      {!isFull && (
        // The buttons inside do the same with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files);
          }}
          className={clsx(
            'flex flex-col items-center gap-3 rounded-card border border-dashed px-4 py-6 text-center',
            isOver ? 'border-brand-line bg-brand-soft' : 'border-line-strong bg-well',
          )}
        >
          <ImageUp aria-hidden className="size-8 text-brand-text" />
          <p className="text-sm text-muted">{t(isTouch ? 'chooseText' : 'dropText')}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button icon={<ImageUp />} onClick={() => files.current?.click()}>
              {t('choose')}
            </Button>
            {isTouch && (
              <Button variant="primary" icon={<Camera />} onClick={() => camera.current?.click()}>
                {t('camera')}
              </Button>
            )}
          </div>
          <p className="text-xs text-subtle">{t('formats')}</p>
        </div>
      )}
      <input
        ref={files}
        type="file"
        accept={ACCEPT}
        multiple={max > 1}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => take(target.files)}
      />
      <input
        ref={camera}
        type="file"
        accept={ACCEPT}
        capture="environment"
        aria-label={t('camera')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => take(target.files)}
      />
      <div id={note} aria-live="polite">
        {shown ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-lose">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{shown}</span>
          </p>
        ) : (
          hint && <p className="mt-1.5 text-xs text-subtle">{hint}</p>
        )}
      </div>
    </fieldset>
  );
}

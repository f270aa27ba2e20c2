import { FILE_TYPES, MAX_FILES } from '@croupier/contract/files/files.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { Pictures } from './Pictures.tsx';

type PictureUploadProps = {
  merchantCode: string;
  label: string;
  /** The ids of the uploaded pictures. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
};

/** Uploads up to three pictures that a call attaches afterwards. */
export function PictureUpload({ merchantCode, label, value, onChange, error }: PictureUploadProps) {
  const t = useTranslations('console.files');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (body: File) =>
      call('fileControl.upload', { params: { merchantCode }, query: { for: 'proof' }, body }),
    onSuccess: ({ id }) => onChange([...value, id]),
  });
  const problem = upload.error ? errorText(upload.error) : error;
  return (
    <div className="grid gap-2">
      <span className="text-sm font-medium">{label}</span>
      <Pictures {...{ merchantCode, label }} ids={value} />
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES.join(',')}
        aria-label={label}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<ImagePlus aria-hidden />}
          loading={upload.isPending}
          disabled={value.length >= MAX_FILES}
          onClick={() => input.current?.click()}
        >
          {t('add')}
        </Button>
        {value.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange([])}>
            {t('removeAll')}
          </Button>
        )}
      </div>
      <p className="text-xs text-subtle">{t('hint')}</p>
      {problem && (
        <p role="alert" className="text-sm text-lose">
          {problem}
        </p>
      )}
    </div>
  );
}

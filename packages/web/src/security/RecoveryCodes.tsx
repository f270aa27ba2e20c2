import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveText } from '../browser/save-text.ts';
import { useSecurity } from './security-context.ts';

export type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, shown once: to copy, to save as a file or to write down. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('member.recovery');
  const { name, issuer, fileName } = useSecurity().account;
  const [copied, setCopied] = useState(false);
  const text = [t('file', { account: name, name: issuer }), '', ...codes, ''].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refused: the button keeps its label, and the file remains.
      setCopied(false);
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t('text')}</p>
      <ul
        aria-label={t('title')}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-field bg-well p-4 text-center font-mono text-sm text-text shadow-well ring-1 ring-line ring-inset"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <Button
          icon={copied ? <Check aria-hidden className="text-win" /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => saveText(fileName, [text])}>
          {t('download')}
        </Button>
      </div>
      <output className="sr-only">{copied ? t('copied') : ''}</output>
      <Button variant="primary" size="lg" block onClick={onKept}>
        {t('kept')}
      </Button>
    </div>
  );
}

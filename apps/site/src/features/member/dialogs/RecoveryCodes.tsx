import { Button } from '@croupier/ui/Button.tsx';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveText } from '@croupier/web/save-text.ts';
import { memberQuery } from '../security.queries.ts';

export type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shown once: to copy, to save as a file, to write down. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('member.recovery');
  const { name, merchantCode } = useMerchant();
  const { data: member } = useQuery(memberQuery);
  const [copied, setCopied] = useState(false);
  const text = [t('file', { account: member?.account ?? '', name }), '', ...codes, ''].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Where the browser refuses, nothing pretends that it worked; the file and the eyes remain.
      setCopied(false);
    }
  };
  return (
    <>
      <p className="text-sm text-muted">{t('text')}</p>
      <ul
        aria-label={t('title')}
        className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 rounded-field bg-well p-4 text-center font-mono text-sm text-text shadow-well ring-1 ring-line ring-inset"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button
          icon={copied ? <Check aria-hidden className="text-win" /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveText(`${merchantCode}-recovery-codes.txt`, text)}
        >
          {t('download')}
        </Button>
      </div>
      <output className="sr-only">{copied ? t('copied') : ''}</output>
      <Button variant="primary" size="lg" block className="mt-4" onClick={onKept}>
        {t('kept')}
      </Button>
    </>
  );
}

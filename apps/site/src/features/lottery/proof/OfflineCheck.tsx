import { formatPublished, readPublished, type Published } from '@croupier/fairplay/lottery/published.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Copy, Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { KeptText } from '../../../shared/proof/KeptText.tsx';

type OfflineCheckProps = {
  published: Published | undefined;
  onCheck: (published: Published) => void;
};

/** The published data as a text to keep, and the check of any such text; both work without a network. */
export function OfflineCheck({ published, onCheck }: OfflineCheckProps) {
  const t = useTranslations('lotteryProof.offline');
  const [edited, setEdited] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [copied, setCopied] = useState(false);
  const text = edited ?? (published ? formatPublished(published) : '');
  const check = (): void => {
    const read = readPublished(text);
    setProblem(read ? undefined : t('unreadable'));
    if (read) onCheck(read);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The text can still be selected.
      setCopied(false);
    }
  };
  return (
    <KeptText
      title={t('title')}
      text={t('text')}
      label={t('data')}
      value={text}
      problem={problem}
      onEdit={(value) => {
        setEdited(value);
        setCopied(false);
        setProblem(undefined);
      }}
    >
      <Button variant="primary" icon={<ShieldCheck />} disabled={text.trim() === ''} onClick={check}>
        {t('check')}
      </Button>
      <Button icon={<Copy />} disabled={text === ''} onClick={() => void copy()}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <Button
        variant="ghost"
        icon={<Download />}
        disabled={text === ''}
        onClick={() => save(text, published?.draw.drawId ?? 'draw')}
      >
        {t('save')}
      </Button>
    </KeptText>
  );
}

/** Saves a text as a file, without a request. */
function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name.replaceAll('/', '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

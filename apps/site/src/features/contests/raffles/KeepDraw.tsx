import { formatRaffle, readRaffle, type RaffleProof } from '@croupier/fairplay/contests/raffle-proof.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { saveText } from '@croupier/web/browser/save-text.ts';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type KeepDrawProps = { proof: RaffleProof | undefined; onCheck: (proof: RaffleProof) => void };

/** The published data as a text to keep, and the check of any such text; both work without a network. */
export function KeepDraw({ proof, onCheck }: KeepDrawProps) {
  const t = useTranslations('raffles');
  const [edited, setEdited] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const text = edited ?? (proof ? formatRaffle(proof) : '');
  const check = (): void => {
    const read = readRaffle(text);
    setProblem(read ? undefined : t('unreadable'));
    if (read) onCheck(read);
  };
  return (
    <Card>
      <h2 className="text-lg">{t('keep')}</h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('keepText')}</p>
      <TextArea
        tall
        className="mt-4 font-mono text-xs"
        label={t('data')}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={problem}
        onChange={(event) => {
          setEdited(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" icon={<ShieldCheck />} disabled={text.trim() === ''} onClick={check}>
          {t('checkText')}
        </Button>
        <Button
          icon={<Download />}
          disabled={text === ''}
          onClick={() =>
            saveText(`raffle-${proof?.raffle.raffleId ?? 'draw'}.json`, [text], 'application/json')
          }
        >
          {t('save')}
        </Button>
      </div>
    </Card>
  );
}

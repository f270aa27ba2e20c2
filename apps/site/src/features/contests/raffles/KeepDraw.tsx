import { formatRaffle, readRaffle, type RaffleProof } from '@croupier/fairplay/contests/raffle-proof.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { saveText } from '@croupier/web/browser/save-text.ts';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { KeptText } from '../../../shared/proof/KeptText.tsx';

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
    <KeptText
      title={t('keep')}
      text={t('keepText')}
      label={t('data')}
      value={text}
      problem={problem}
      onEdit={(value) => {
        setEdited(value);
        setProblem(undefined);
      }}
    >
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
    </KeptText>
  );
}

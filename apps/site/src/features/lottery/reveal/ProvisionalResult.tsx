import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../shared/api/call.ts';
import { nameGroup } from '../shared/names/family-names.ts';
import { RevealStage } from './RevealStage.tsx';
import { useLanding } from './use-landing.ts';

const ASK_MILLISECONDS = 5_000;

function Numbers({ family, numbers }: { family: string; numbers: readonly string[] }) {
  const { landed } = useLanding(family, numbers.length);
  return (
    <>
      <RevealStage {...{ family, numbers, landed }} hits={new Set()} isSkipped={false} />
      <p className="sr-only">{numbers.join(', ')}</p>
    </>
  );
}

/** What one source has told of an outside draw, until a second one agrees. */
export function ProvisionalResult({ drawId, family }: { drawId: string; family: string }) {
  const t = useTranslations('lotteryReveal');
  const isOutside = ['sea', 'vn'].includes(nameGroup(family));
  const { data: proof } = useQuery({
    ...callQuery('lotteryDraws.proof', { params: { id: drawId } }),
    refetchInterval: isOutside ? ASK_MILLISECONDS : false,
  });
  const [told, other] = proof?.provisional ?? [];
  if (!told) return null;
  return (
    <div className="grid w-full gap-2">
      <Badge tone="warn" className="justify-self-center">
        {t('provisional')}
      </Badge>
      <Numbers key={told.numbers.join()} family={family} numbers={told.numbers} />
      <p className="text-center text-xs text-muted">
        {other ? t('sourcesDiffer') : t('oneSource', { owner: told.owner })}
      </p>
    </div>
  );
}

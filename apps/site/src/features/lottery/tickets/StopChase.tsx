import type { LotteryChase } from '@croupier/contract/games/lottery-chases.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { CircleStop } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { ConfirmedAct } from './ConfirmedAct.tsx';

/** Ends a chase: what is still held goes back. */
export function StopChase({ chase: { id, held } }: { chase: LotteryChase }) {
  const t = useTranslations('lotteryChases');
  const format = useFormat();
  return (
    <ConfirmedAct
      variant="danger"
      icon={<CircleStop />}
      label={t('stop')}
      title={t('stopTitle')}
      text={t('stopText', { amount: format.amount(held) })}
      keepLabel={t('keep')}
      done={t('stopped')}
      act={() => call('lotteryChases.stop', { params: { id } })}
    />
  );
}

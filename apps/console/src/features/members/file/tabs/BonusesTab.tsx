import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { MemberBonus } from '@croupier/contract/bonuses/bonuses.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gift, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { ActButton } from '../../../../shared/act/ActButton.tsx';
import { FactList, type Fact } from '../../../../shared/detail/FactList.tsx';
import { DetailSection } from '../../../../shared/detail/Detail.tsx';
import { usePermissions } from '../../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { RevokeBonusDialog } from '../bonuses/RevokeBonusDialog.tsx';
import { bonusesQuery } from '../member-file.queries.ts';

const TONES: Readonly<Record<MemberBonus['state'], Tone>> = {
  playing: 'brand',
  waiting: 'info',
  ended: 'neutral',
};
const STEPS = 10_000n;

function useFacts(): (bonus: MemberBonus) => Fact[] {
  const t = useTranslations('console.bonuses');
  const format = useConsoleFormat();
  return ({ currency, granted, wagered, required, balance, openStake, openRounds, ...bonus }) => {
    const amount = (minor: bigint): string => format.amount(minor, currency);
    return [
      { label: t('granted'), value: amount(granted), note: format.instant(bonus.issuedAt) },
      {
        label: t('balance'),
        value: amount(balance),
        note: openRounds > 0 ? `${amount(openStake)} · ${t('open', { count: openRounds })}` : undefined,
      },
      { label: t('wagered'), value: `${amount(wagered)} / ${amount(required)}` },
      { label: t('released'), value: amount(bonus.released) },
      { label: t('returned'), value: amount(bonus.returned) },
      ...(bonus.covered > 0n ? [{ label: t('covered'), value: amount(bonus.covered) }] : []),
      ...(bonus.expiresAt && bonus.state !== 'ended'
        ? [{ label: t('ends'), value: format.instant(bonus.expiresAt) }]
        : []),
      { label: t('promotion'), value: bonus.title || bonus.promotionId },
    ];
  };
}

type BonusCardProps = { head: MemberHead; bonus: MemberBonus; onRevoke: () => void };

function BonusCard({ head, bonus, onRevoke }: BonusCardProps) {
  const t = useTranslations('console.bonuses');
  const factsOf = useFacts();
  const { state, endedHow, required, wagered } = bonus;
  const share = required > 0n ? Number((wagered * STEPS) / required) / Number(STEPS) : 1;
  return (
    <li className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        {endedHow && <span className="text-sm text-muted">{t(`end.${endedHow}`)}</span>}
      </p>
      {state === 'playing' && <Progress label={t('wagered')} value={share} tone="win" />}
      <FactList facts={factsOf(bonus)} />
      {state !== 'ended' && (
        <div>
          <ActButton
            permission="bonuses.revoke"
            merchantCode={head.merchantCode}
            icon={<Undo2 aria-hidden />}
            label={t('revoke')}
            onPress={onRevoke}
          />
        </div>
      )}
    </li>
  );
}

/** The member's bonuses, newest first, with what each holds, cost and left. */
export function BonusesTab({ head }: { head: MemberHead }) {
  const t = useTranslations('console.bonuses');
  const { may } = usePermissions();
  const query = useQuery(bonusesQuery(head));
  const [revoking, setRevoking] = useState<MemberBonus>();
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const { items } = query.data;
  return (
    <DetailSection
      title={t('title')}
      aside={
        may('promotions.view', head.merchantCode) && (
          <Link
            to={paths.grantsOf(head.merchantCode, head.account)}
            className="inline-flex items-center gap-1.5 text-sm font-semibold text-brand-text underline-offset-2 hover:underline"
          >
            <Gift aria-hidden className="size-4" />
            {t('grants')}
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <p className="text-sm text-muted">{t('empty')}</p>
      ) : (
        <ul className="grid gap-6">
          {items.map((bonus) => (
            <BonusCard key={bonus.id} {...{ head, bonus }} onRevoke={() => setRevoking(bonus)} />
          ))}
        </ul>
      )}
      {revoking && (
        <RevokeBonusDialog {...{ head }} bonus={revoking} onClose={() => setRevoking(undefined)} />
      )}
    </DetailSection>
  );
}

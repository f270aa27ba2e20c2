import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';
import { useClaimOffer, useReloadRewards } from '../../shared/promotions/promotions.queries.ts';
import { FROM_LIST } from './promotion-id.ts';
import {
  contestItems,
  friendsItem,
  missionsItem,
  type MenuItem,
} from '../../shared/navigation/menu-items.ts';
import { useReasonText } from './use-reason-text.ts';

export type OfferStepProps = {
  offer: Offer;
  /** In the detail: the terms that are joined, and steps that need a form are not repeated. */
  termsHash?: string | undefined;
  size?: 'sm' | 'md';
};

/** Contests have pages of their own. */
const CONTESTS: Partial<Record<Offer['kind'], MenuItem>> = {
  mission: missionsItem,
  referral: friendsItem,
  ...Object.fromEntries(
    (['race', 'raffle', 'wheel', 'envelope'] as const).map((kind, index) => [kind, contestItems[index]]),
  ),
};

/** Steps that are taken where the terms are. */
const AT_THE_TERMS: ReadonlySet<Offer['next']> = new Set(['join', 'apply', 'code', 'wait', 'none']);

/** The one next step; where it can't be taken, the button says why. */
export function OfferStep({ offer, termsHash, size = 'sm' }: OfferStepProps) {
  const t = useTranslations('offers');
  const nav = useTranslations();
  const reasonId = useId();
  const toast = useToast();
  const errorText = useErrorText();
  const format = useFormat();
  const rewardText = useRewardText(format);
  const reasonText = useReasonText();
  const reload = useReloadRewards();
  const claim = useClaimOffer();
  const signedIn = useSignedIn();
  const join = useMutation({
    mutationFn: (hash: string) =>
      call('promotions.join', { params: { id: offer.id }, body: { termsHash: hash } }),
    onSuccess: () => toast.show({ tone: 'win', title: t('joinDone') }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: reload,
  });
  const reason = reasonText(offer.reason);
  const look = buttonClass({ variant: offer.reason === null ? 'primary' : 'secondary', size, block: true });

  if (!signedIn)
    return offer.status === 'closed' ? null : (
      <Link to={paths.login()} className={buttonClass({ variant: 'secondary', size, block: true })}>
        {t('next.signIn')}
      </Link>
    );
  const contest = CONTESTS[offer.kind];
  if (contest)
    return offer.status === 'closed' ? null : (
      <Link to={contest.path} className={buttonClass({ variant: 'primary', size, block: true })}>
        {nav(contest.label)}
      </Link>
    );
  if (termsHash === undefined && AT_THE_TERMS.has(offer.next))
    return (
      <Link to={paths.promotions(offer.slug)} state={FROM_LIST} preventScrollReset className={look}>
        {t(`next.${offer.next}`)}
      </Link>
    );
  if (offer.next === 'deposit')
    return (
      <Link to={paths.deposit()} className={look}>
        {t('next.deposit')}
      </Link>
    );
  if (offer.next === 'play')
    return (
      <Link to={paths.originals()} className={look}>
        {t('next.play')}
      </Link>
    );
  if (offer.next !== 'claim' && offer.next !== 'join')
    return reason ? <p className="text-sm text-muted">{reason}</p> : null;
  const act = (): void => {
    if (offer.next === 'join') {
      if (termsHash) join.mutate(termsHash);
      return;
    }
    claim.mutate(offer, {
      onSuccess: (claimed) =>
        toast.show({
          tone: 'win',
          title: t('claimed', { what: rewardText(claimed.flatMap(({ rewards }) => rewards)) }),
        }),
      onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    });
  };
  return (
    <div className="grid gap-1.5">
      <Button
        variant="primary"
        size={size}
        block
        disabled={offer.reason !== null}
        aria-describedby={reason ? reasonId : undefined}
        loading={join.isPending || claim.isPending}
        onClick={act}
      >
        {t(`next.${offer.next}`)}
      </Button>
      {reason && (
        <p id={reasonId} className="text-center text-xs text-muted">
          {reason}
        </p>
      )}
    </div>
  );
}

import type { PromotionCard as Offer, PromotionDetail } from '@croupier/contract/promotions/promotions.ts';
import type { ApplicationState } from '@croupier/contract/promotions/words.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { PrintedTerms } from '@croupier/web/promotions/PrintedTerms.tsx';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { offerQuery, useReloadRewards } from '../../shared/promotions/promotions.queries.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { CouponForm } from './CouponForm.tsx';
import { OfferProgress } from './OfferProgress.tsx';
import { OfferStatus } from './OfferStatus.tsx';
import { OfferStep } from './OfferStep.tsx';

const TONES: Readonly<Record<ApplicationState, Tone>> = {
  waiting: 'warn',
  asked: 'warn',
  granted: 'win',
  rejected: 'lose',
};

function Applications({ applications }: Pick<PromotionDetail, 'applications'>) {
  const t = useTranslations('offers');
  const format = useFormat();
  if (applications.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm">{t('applications')}</h3>
      <ul className="mt-2 grid gap-2">
        {applications.map(({ id, state, comment, remark, askedAt, pictures, picturesErasedAt }) => (
          <li key={id} className="rounded-field border border-line bg-well p-3 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Badge tone={TONES[state]}>{t(`application.${state}`)}</Badge>
              <span className="numeric text-xs text-subtle">
                {format.instant(askedAt)}
                {pictures.length > 0 && ` · ${t('pictures')}: ${pictures.length}`}
              </span>
            </div>
            <p className="mt-2 break-words text-muted">{comment}</p>
            {remark && <p className="mt-1 font-semibold break-words text-text">{remark}</p>}
            {picturesErasedAt && (
              <p className="mt-1 text-xs text-subtle">
                {t('picturesErased', { at: format.instant(picturesErasedAt, 'date') })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leave({ id }: Pick<Offer, 'id'>) {
  const t = useTranslations('offers');
  const toast = useToast();
  const errorText = useErrorText();
  const reload = useReloadRewards();
  const leave = useMutation({
    mutationFn: () => call('promotions.leave', { params: { id } }),
    onSuccess: () => toast.show({ tone: 'info', title: t('left') }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: reload,
  });
  return (
    <Button size="sm" loading={leave.isPending} onClick={() => leave.mutate()}>
      {t('leave')}
    </Button>
  );
}

/** What can be done now. */
export function OfferActs({ offer }: { offer: Offer }) {
  const t = useTranslations('offers');
  const format = useFormat();
  const rewardText = useRewardText(format);
  const { data } = useQuery(offerQuery(offer.id));
  return (
    <div className="grid gap-3">
      <span className="justify-self-start">
        <OfferStatus status={offer.status} />
      </span>
      {offer.worth.length > 0 && (
        <p className="numeric text-lg font-bold text-win">{t('worth', { what: rewardText(offer.worth) })}</p>
      )}
      <OfferProgress because={offer.because} />
      {data ? (
        <OfferStep offer={offer} termsHash={data.termsHash} size="md" />
      ) : (
        <Skeleton className="h-11 rounded-field" />
      )}
      {offer.isJoined && <Leave id={offer.id} />}
    </div>
  );
}

/** The printed terms, and the forms that a step needs. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const t = useTranslations('offers');
  const format = useFormat();
  const signedIn = useSignedIn();
  const query = useQuery(offerQuery(offer.id));
  const { data } = query;
  if (query.isLoadingError) return <QueryProblem query={query} title={t('failed')} />;
  if (!data) return <Skeleton className="h-72" />;
  const mayApply = signedIn && offer.next === 'apply' && offer.reason === null;
  return (
    <div className="grid gap-6">
      {mayApply && (
        <section className="rounded-card border border-brand-line bg-brand-soft p-4 sm:p-5">
          <h3 className="mb-3 text-base">{t('applyTitle')}</h3>
          <ApplyForm id={offer.id} maxPictures={data.maxPictures} />
        </section>
      )}
      {signedIn && offer.next === 'code' && (
        <section className="rounded-card border border-brand-line bg-brand-soft p-4 sm:p-5">
          <CouponForm />
        </section>
      )}
      <Applications applications={data.applications} />
      <section>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2 border-t border-line pt-5">
          <h3 className="text-base">{t('terms')}</h3>
          <span className="numeric text-xs text-subtle">
            {t('version', { version: String(data.version) })}
          </span>
        </div>
        {data.acceptedVersion !== null && <p className="mb-4 text-sm text-muted">{t('accepted')}</p>}
        <PrintedTerms clauses={data.clauses} format={format} />
      </section>
    </div>
  );
}

import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation } from '@tanstack/react-query';
import { Check, Eye, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { RedemptionItem } from '../loyalty.queries.ts';
import { usePointFormat } from '../use-point-format.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

const DECIDE = 'loyalty.redemptions.decide';

/** Where it goes, shown on request; every look is recorded. */
function Receiver({ redemption: { id: redemptionId, merchantCode } }: { redemption: RedemptionItem }) {
  const t = useTranslations('console.loyalty');
  const errorText = useErrorText();
  const reveal = useMutation({
    mutationFn: () => call('loyaltyDesk.reveal', { params: { merchantCode, redemptionId } }),
  });
  if (!reveal.data)
    return (
      <div>
        <Button icon={<Eye aria-hidden />} loading={reveal.isPending} onClick={() => reveal.mutate()}>
          {t('reveal')}
        </Button>
        <p className="mt-1.5 text-xs text-subtle">
          {reveal.isError ? errorText(reveal.error) : t('revealText')}
        </p>
      </div>
    );
  const { address, mobile } = reveal.data;
  const lines = address
    ? [
        address.name,
        address.line1,
        address.line2,
        `${address.postcode} ${address.city}`,
        address.region,
        address.country,
      ]
    : [];
  return (
    <FactList
      facts={[
        {
          label: t('address'),
          value: address ? (
            <address className="text-end whitespace-pre-line not-italic">
              {lines.filter((line) => line.trim() !== '').join('\n')}
            </address>
          ) : (
            t('noAddress')
          ),
        },
        { label: t('mobile'), value: mobile ?? t('erased') },
      ]}
    />
  );
}

function useFacts(redemption: RedemptionItem): Fact[] {
  const t = useTranslations('console.loyalty');
  const format = useConsoleFormat();
  const points = usePointFormat();
  const { member, merchantCode, kind, quantity, currency, paidFrom, worth, amount, needsSecond } = redemption;
  return [
    { label: t('member'), value: member.account, to: paths.memberFile({ merchantCode, id: member.id }) },
    { label: t('kind'), value: t(`kinds.${kind}`) },
    { label: t('quantity'), value: format.number(quantity) },
    { label: t('points'), value: paidFrom === 'gift' ? t('from.gift') : points(redemption.points) },
    ...(amount > 0n ? [{ label: t('amount'), value: format.amount(amount, currency) }] : []),
    {
      label: t('worth'),
      value: format.amount(worth, currency),
      ...(needsSecond && { act: <Badge tone="warn">{t('needsSecond')}</Badge> }),
    },
    { label: t('createdAt'), value: format.instant(redemption.createdAt) },
    ...(redemption.decidedAt
      ? [
          { label: t('decidedAt'), value: format.instant(redemption.decidedAt) },
          { label: t('decidedBy'), value: redemption.decidedByName ?? '–' },
        ]
      : []),
    ...(redemption.shippingNo ? [{ label: t('shippingNo'), value: redemption.shippingNo }] : []),
    ...(redemption.remark ? [{ label: t('remark'), value: redemption.remark }] : []),
  ];
}

/** One redemption with the decision about it. */
export function RedemptionView({ redemption }: { redemption: RedemptionItem }) {
  const t = useTranslations('console.loyalty');
  const [open, setOpen] = useState<'approve' | 'reject'>();
  const { art, state, merchantCode, kind, hasAddress } = redemption;
  const close = (): void => setOpen(undefined);
  const blocked = state === 'process' ? undefined : t(`states.${state}`);
  const noAddress = kind === 'article' && !hasAddress ? t('noAddress') : undefined;
  return (
    <div className="grid gap-4">
      <img
        src={`/art/goods/${art}.svg`}
        alt=""
        width={400}
        height={300}
        className="aspect-4/3 w-44 rounded-card object-cover"
      />
      <div className="flex flex-wrap gap-2">
        <ActButton
          permission={DECIDE}
          merchantCode={merchantCode}
          label={t('approve')}
          variant="primary"
          icon={<Check aria-hidden />}
          blocked={blocked ?? noAddress}
          onPress={() => setOpen('approve')}
        />
        <ActButton
          permission={DECIDE}
          merchantCode={merchantCode}
          label={t('reject')}
          icon={<X aria-hidden />}
          blocked={blocked}
          onPress={() => setOpen('reject')}
        />
      </div>
      <FactList facts={useFacts(redemption)} />
      <Receiver redemption={redemption} />
      {open === 'approve' && <ApproveDialog redemption={redemption} onClose={close} />}
      {open === 'reject' && <RejectDialog redemption={redemption} onClose={close} />}
    </div>
  );
}

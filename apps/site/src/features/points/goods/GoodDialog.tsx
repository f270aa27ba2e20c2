import { MAX_QUANTITY, type Good } from '@croupier/contract/loyalty/mall.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useQuery } from '@tanstack/react-query';
import { Minus, Package, Plus, Ticket } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useClassName } from '../../../shared/loyalty/use-class-name.ts';
import { addressesQuery, pointsConfigQuery, SPENT_KEYS } from '../../../shared/loyalty/loyalty.queries.ts';
import { usePointsText } from '../../../shared/loyalty/use-points-text.ts';
import { PasswordNeeded } from '../PasswordNeeded.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { AddressFields, NO_ADDRESS } from './AddressFields.tsx';
import { GoodPicture } from './GoodPicture.tsx';
import { obstacleTo, shareOf, type Member } from './reach.ts';
import { useAddress } from './use-address.ts';

export type GoodDialogProps = {
  good: Good;
  member: Member;
  levelName: (level: number) => string;
  onClose: () => void;
};

const BPS = 10_000;
const ONE = 10_000n;
const PPM = 1_000_000n;

const least = (...limits: ReadonlyArray<number | null>): number =>
  Math.min(MAX_QUANTITY, ...limits.filter((limit) => limit !== null));

function Quantity({
  value,
  max,
  onChange,
}: {
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const t = useTranslations('loyalty.redeem');
  if (max <= 1) return null;
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-sm font-medium text-muted">{t('quantity')}</span>
      <span className="flex items-center gap-1 rounded-field bg-well p-1 shadow-well ring-1 ring-line ring-inset">
        <IconButton
          size="sm"
          label={t('fewer')}
          icon={<Minus />}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        />
        <output className="numeric w-9 text-center font-bold text-text">{value}</output>
        <IconButton
          size="sm"
          label={t('more')}
          icon={<Plus />}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="numeric font-semibold text-text">{children}</dd>
    </div>
  );
}

/** How much of the price is there, and how the rest comes about. */
function WayToIt({ good, member }: Pick<GoodDialogProps, 'good' | 'member'>) {
  const t = useTranslations('loyalty.redeem');
  const format = useFormat();
  const className = useClassName();
  const { data: config } = useQuery(pointsConfigQuery);
  const share = shareOf(good.points, member);
  const best = config?.rates
    .filter(({ level, pointsPpm }) => level === config.level && pointsPpm > 0)
    .toSorted((a, b) => b.pointsPpm - a.pointsPpm)[0];
  const percent = t('reached', { percent: format.bps(Math.floor(share * BPS)) });
  return (
    <div className="grid gap-3 rounded-field border border-line bg-surface-2 p-3.5">
      <Progress label={percent} value={share} />
      <p className="text-sm font-semibold text-text">{percent}</p>
      {best && (
        <p className="text-sm text-muted">
          {t('playOn', {
            bet: format.amount((ONE * PPM) / BigInt(best.pointsPpm)),
            games: className(best.class),
          })}
        </p>
      )}
    </div>
  );
}

function useRedeem({
  good,
  quantity,
  onClose,
}: Pick<GoodDialogProps, 'good' | 'onClose'> & { quantity: number }) {
  const t = useTranslations('loyalty.redeem');
  const [id] = useState(() => crypto.randomUUID());
  const address = useAddress(good.needsAddress);
  const pieces = BigInt(quantity);
  const form = useServerForm({
    initial: { ...NO_ADDRESS, paymentPassword: '' },
    save: async ({ paymentPassword, ...typed }) => {
      const addressId = good.needsAddress ? await address.idOf(typed) : undefined;
      const body = {
        id,
        goodId: good.id,
        quantity,
        points: good.points * pieces,
        amount: good.amount * pieces,
        mobile: typed.mobile,
        paymentPassword,
        ...(addressId !== undefined && { addressId }),
      };
      return call('mall.redeem', { body });
    },
    invalidates: [...SPENT_KEYS, addressesQuery.queryKey, BALANCE_KEY],
    errorFields: { 'identity.payment_password_wrong': 'paymentPassword' },
    savedText: t('done'),
    onSaved: onClose,
  });
  return { form, address };
}

/** One good: what it is, what it costs, and where it goes. */
export function GoodDialog({ good, member, levelName, onClose }: GoodDialogProps) {
  const t = useTranslations('loyalty');
  const errors = useTranslations('errors.field');
  const format = useFormat();
  const { points, plain } = usePointsText();
  const [quantity, setQuantity] = useState(1);
  const { form, address } = useRedeem({ good, quantity, onClose });
  const why = obstacleTo(good, member);
  const affordable = good.points > 0n ? Number(member.points / good.points) : MAX_QUANTITY;
  const cost = good.points * BigInt(quantity);
  const reasons = {
    soldOut: t('redeem.why.soldOut'),
    level: t('redeem.why.level', { name: levelName(good.minLevel) }),
    points: t('redeem.why.points', { points: points(good.points - member.points) }),
  };
  const isSent = good.kind === 'article';
  return (
    <FormDialog
      form={form}
      title={good.name}
      size="lg"
      submitLabel={why ? reasons[why] : t('redeem.submit', { points: points(cost) })}
      submitDisabled={why !== undefined}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="grid content-start gap-4">
          <GoodPicture art={good.art} className="rounded-card" />
          <p className="text-sm text-muted">{good.detail}</p>
          <p className="flex items-center gap-2 text-xs font-semibold text-subtle [&_svg]:size-4">
            {isSent ? <Package aria-hidden /> : <Ticket aria-hidden />}
            {t(`good.${good.kind}`)}
            {good.perMember !== null && (
              <span>· {t('good.perMember', { count: String(good.perMember) })}</span>
            )}
          </p>
        </div>
        <div className="grid content-start gap-4">
          <Quantity
            value={quantity}
            max={Math.max(1, least(good.stock, good.perMember, affordable))}
            onChange={setQuantity}
          />
          <dl className="grid gap-1.5 rounded-field bg-well p-3.5 text-sm shadow-well">
            <Line label={t('redeem.cost')}>{points(cost)}</Line>
            {good.amount > 0n && (
              <Line label={t('redeem.money')}>{format.amount(good.amount * BigInt(quantity))}</Line>
            )}
            {!why && <Line label={t('redeem.after')}>{plain(member.points - cost)}</Line>}
          </dl>
          {why === 'points' && <WayToIt good={good} member={member} />}
          {!why && (
            <>
              <PasswordNeeded />
              {isSent && <AddressChoice {...address} onChange={address.choose} />}
              {isSent && address.isNew && <AddressFields form={form} />}
              <TextField
                label={t('redeem.mobile')}
                hint={t('redeem.mobileHint')}
                type="tel"
                autoComplete="tel"
                inputMode="tel"
                {...form.field('mobile', { required: errors('required') })}
                maxLength={24}
              />
              <PasswordField
                label={t('redeem.password')}
                autoComplete="off"
                {...form.field('paymentPassword', { required: errors('required') })}
              />
              <p className="text-xs text-subtle">
                {t('redeem.held')} {isSent && t('redeem.safe')}
              </p>
            </>
          )}
        </div>
      </div>
    </FormDialog>
  );
}

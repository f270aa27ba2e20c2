import type { Found, FindKind, FoundOf } from '@croupier/contract/backoffice/find.ts';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useMerchants } from '../permissions/use-merchants.ts';
import { useConsoleFormat } from '../use-console-format.ts';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';

const KINDS: readonly FindKind[] = ['member', 'payment', 'round', 'transfer', 'approval'];

const PAYMENT_PAGES: Readonly<Record<FoundOf<'payment'>['thing'], (merchant: string, id: string) => string>> =
  {
    deposit: paths.deposit,
    withdrawal: paths.withdrawal,
    payout: paths.payout,
    refund: paths.refund,
    movement: paths.movement,
  };

/** The address that shows what was found; undefined if no screen does. */
function addressOf(found: Found): string | undefined {
  switch (found.kind) {
    case 'member':
      return paths.member(found.merchantCode, found.id);
    case 'payment':
      return PAYMENT_PAGES[found.thing](found.merchantCode, found.id);
    case 'round':
      return paths.round(found.merchantCode, found.id);
    case 'transfer':
      return found.memberId === null ? undefined : paths.member(found.merchantCode, found.memberId, 'money');
    default:
      return paths.approval(found.merchantCode, found.id);
  }
}

/** What was found as options, by kind, with the facts that tell them apart. */
export function useFoundOptions(found: readonly Found[]): PaletteGroup[] {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  const navigate = useNavigate();
  const { merchants, nameOf } = useMerchants();

  const placeOf = ({ merchantCode }: Found): string[] => {
    if (merchantCode === '') return [t('inbox.platform')];
    return merchants.length > 1 ? [nameOf(merchantCode)] : [];
  };
  const wordsOf = (one: Found): { label: string; details: string[] } => {
    switch (one.kind) {
      case 'member':
        return {
          label: one.account,
          details: [
            ...[one.mobile, one.email].filter((contact) => contact !== null),
            ...(one.status === 'open' ? [] : [t(`palette.memberState.${one.status}`)]),
          ],
        };
      case 'round':
        return {
          label: one.gameName,
          details: [
            one.account,
            format.amount(one.stake, one.currency),
            t(`palette.roundState.${one.state}`),
            format.instant(one.openedAt),
          ],
        };
      case 'payment':
        return {
          label: t(`palette.payment.${one.thing}`, { reference: one.reference }),
          details: [
            ...(one.account === null ? [] : [one.account]),
            format.amount(one.amount, one.currency),
            format.instant(one.at),
          ],
        };
      case 'transfer':
        return {
          label: one.code,
          details: [
            ...(one.account === null ? [] : [one.account]),
            format.amount(one.amount, one.currency),
            format.instant(one.at),
          ],
        };
      default:
        return {
          label: t('palette.request', { name: one.askedBy }),
          details: [t(`approvalState.${one.state}`), format.instant(one.askedAt)],
        };
    }
  };
  const optionOf = (one: Found): PaletteOption => {
    const to = addressOf(one);
    const { label, details } = wordsOf(one);
    return {
      id: `${one.kind}-${one.merchantCode}-${one.id}`,
      label,
      details: [...details, ...placeOf(one)],
      blocked: to === undefined ? t('palette.noScreen') : undefined,
      run: () => {
        if (to !== undefined) void navigate(to);
      },
    };
  };
  return KINDS.map((kind) => ({
    title: t(`palette.kind.${kind}`),
    options: found.filter((one) => one.kind === kind).map(optionOf),
  })).filter(({ options }) => options.length > 0);
}

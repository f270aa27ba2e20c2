import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { WaiveTurnover } from '../../../../shared/act/WaiveTurnover.tsx';
import { DetailColumns, DetailSection } from '../../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { RevealButton } from '../acts/RevealButton.tsx';
import { MemberTimeline } from './MemberTimeline.tsx';

/** What stands against a withdrawal, one line each. */
function Obstacles({ currency, withdrawal: { obstacles } }: MemberHead) {
  const t = useTranslations('console.member');
  const { amount, instant } = useConsoleFormat();
  if (obstacles.length === 0) return t('withdrawableWhy');
  return obstacles.map(({ code, amount: minor, until }) => {
    const text = t(`obstacle.${code}`, { amount: amount(minor ?? 0n, currency) });
    return (
      <span key={code} className="block">
        {until ? t('obstacle.until', { text, when: instant(until) }) : text}
      </span>
    );
  });
}

/** Points are in the ledger’s scale, too. */
const ONE_POINT = 10_000n;

function useBalanceFacts(head: MemberHead): Fact[] {
  const t = useTranslations('console.member');
  const { amount, number } = useConsoleFormat();
  const { merchantCode, id: memberId, account, balances, currency, withdrawal, play } = head;
  const { withdrawable, turnover } = withdrawal;
  const money = paths.memberFile(head, { tab: 'money' });
  return [
    ...balances
      .filter(({ kind, amount: minor }) => kind === 'main' || minor !== 0n)
      .map(({ kind, amount: minor }) => ({
        label: t(`account.${kind}`),
        value: (
          <span className="numeric">
            {kind === 'points' ? number(minor / ONE_POINT) : amount(minor, currency)}
          </span>
        ),
        to: paths.memberFile(head, { tab: 'money', ledger: kind }),
      })),
    {
      label: t('withdrawable'),
      value: <span className="numeric">{amount(withdrawable, currency)}</span>,
      note: <Obstacles {...head} />,
      to: money,
    },
    {
      label: t('turnover'),
      value: (
        <span className="numeric">
          {amount(turnover.done, currency)} / {amount(turnover.required, currency)}
        </span>
      ),
      act: turnover.required > turnover.done && (
        <WaiveTurnover {...{ merchantCode, memberId, account, currency, turnover }} />
      ),
    },
    {
      label: t('netPosition'),
      value: (
        <span className={play.net < 0n ? 'numeric text-lose' : 'numeric'}>{amount(play.net, currency)}</span>
      ),
      note: t('netWhy', { payout: amount(play.payout, currency), stake: amount(play.stake, currency) }),
      to: paths.memberFile(head, { tab: 'play' }),
    },
  ];
}

function useContactFacts(head: MemberHead): Fact[] {
  const t = useTranslations('console.member');
  return (['mobile', 'email', 'payeeName'] as const).map((field) => {
    const contact = head.contacts[field];
    const isChecked = field !== 'payeeName' && contact?.isVerified;
    return {
      label: t(`contact.${field}`),
      value: contact?.masked ?? '–',
      note: isChecked ? t('verified') : undefined,
      act: contact && <RevealButton head={head} field={field} />,
    };
  });
}

function useAccountFacts(head: MemberHead): Fact[] {
  const t = useTranslations('console.member');
  const format = useConsoleFormat();
  const when = (at: Date | null): string => (at ? format.instant(at) : t('never'));
  const { registeredAt, registeredAddress, lastSeenAt, lastSignInAt, upline, play, merchantCode } = head;
  return [
    { label: t('registered'), value: format.instant(registeredAt), note: registeredAddress },
    { label: t('lastSignIn'), value: when(lastSignInAt), to: paths.memberFile(head, { tab: 'access' }) },
    { label: t('lastSeen'), value: when(lastSeenAt) },
    { label: t('rounds'), value: format.number(play.rounds), to: paths.memberFile(head, { tab: 'play' }) },
    {
      label: t('agent'),
      value: upline?.account ?? '–',
      to: upline ? paths.memberFile({ merchantCode, id: upline.id }) : undefined,
    },
    { label: t('password'), value: t(head.hasPassword ? 'isSet' : 'isNotSet') },
    { label: t('paymentPassword'), value: t(head.hasPaymentPassword ? 'isSet' : 'isNotSet') },
  ];
}

/** Balances, contact details and account on the left, the timeline on the right. */
export function OverviewTab({ head }: { head: MemberHead }) {
  const t = useTranslations('console.member');
  const balances = useBalanceFacts(head);
  const contacts = useContactFacts(head);
  const account = useAccountFacts(head);
  return (
    <DetailColumns
      facts={
        <>
          <DetailSection title={t('balances')}>
            <FactList facts={balances} />
          </DetailSection>
          <DetailSection title={t('contacts')}>
            <FactList facts={contacts} />
          </DetailSection>
          <DetailSection title={t('accountFacts')}>
            <FactList facts={account} />
          </DetailSection>
        </>
      }
    >
      <DetailSection title={t('timeline')}>
        <MemberTimeline head={head} />
      </DetailSection>
    </DetailColumns>
  );
}

import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import { Banknote, KeyRound, Lock, LockOpen, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../../shared/act/ActButton.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { StandingDialog, type StandingAct } from './StandingDialog.tsx';

type OpenAct = StandingAct | 'adjust';

/** What operators can do to a member, each with the reason why it isn't possible now. */
export function MemberActs({ head }: { head: MemberHead }) {
  const t = useTranslations('console.member');
  const [open, setOpen] = useState<OpenAct>();
  const { merchantCode, status, kind, hasPassword, mustChangePassword } = head;
  const close = (): void => setOpen(undefined);
  const button = (act: OpenAct) => ({ merchantCode, label: t(`act.${act}`), onPress: () => setOpen(act) });
  const notAdjustable = status === 'closed' || kind === 'trial' ? t('blocked.adjust') : undefined;
  const noPassword = hasPassword ? undefined : t('blocked.noPassword');
  return (
    <>
      <ActButton
        {...button('adjust')}
        permission="members.adjust"
        icon={<Banknote aria-hidden />}
        blocked={notAdjustable}
      />
      <ActButton {...button('endSessions')} permission="members.support" icon={<LogOut aria-hidden />} />
      <ActButton
        {...button('requirePassword')}
        permission="members.support"
        icon={<KeyRound aria-hidden />}
        blocked={mustChangePassword ? t('blocked.passwordDue') : noPassword}
      />
      {status === 'locked' ? (
        <ActButton {...button('unlock')} permission="members.lock" icon={<LockOpen aria-hidden />} />
      ) : (
        <ActButton
          {...button('lock')}
          permission="members.lock"
          variant="danger"
          icon={<Lock aria-hidden />}
          blocked={status === 'closed' ? t('blocked.closed') : undefined}
        />
      )}
      {open === 'adjust' && <AdjustDialog head={head} onClose={close} />}
      {open && open !== 'adjust' && <StandingDialog head={head} act={open} onClose={close} />}
    </>
  );
}

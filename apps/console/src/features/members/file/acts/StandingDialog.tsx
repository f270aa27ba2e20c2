import { ACCESS_REASONS, LOCK_REASONS } from '@croupier/contract/access/member-acts.ts';
import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import { KeyRound, Lock, LockOpen, LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import {
  ACT_FIELDS,
  useActForm,
  type ActFields,
  type ActResult,
} from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { fileKey } from '../member-file.queries.ts';
import { useMemberWords } from '../tabs/use-words.ts';

const REASONS = {
  lock: LOCK_REASONS,
  unlock: undefined,
  endSessions: ACCESS_REASONS,
  requirePassword: ACCESS_REASONS,
} as const;
export type StandingAct = keyof typeof REASONS;

const ICONS = {
  lock: <Lock />,
  unlock: <LockOpen />,
  endSessions: <LogOut />,
  requirePassword: <KeyRound />,
} as const;

/** One of the codes that the select offers. */
const chosen = <Code extends string>(codes: readonly Code[], value: string): Code => {
  const found = codes.find((code) => code === value);
  if (!found) throw new Error(`no reason ${value}`);
  return found;
};

function save(
  { merchantCode, id }: MemberHead,
  act: StandingAct,
  { reasonCode, reason }: ActFields,
): Promise<ActResult> {
  const params = { merchantCode, id };
  if (act === 'unlock') return call('memberActs.unlock', { params, body: { reason } });
  if (act === 'lock')
    return call('memberActs.lock', {
      params,
      body: { reasonCode: chosen(LOCK_REASONS, reasonCode), reason },
    });
  return call(`memberActs.${act}`, {
    params,
    body: { reasonCode: chosen(ACCESS_REASONS, reasonCode), reason },
  });
}

type StandingDialogProps = { head: MemberHead; act: StandingAct; onClose: () => void };

/** Locks or unlocks a member, ends the sessions, or requires a new password. */
export function StandingDialog({ head, act, onClose }: StandingDialogProps) {
  const t = useTranslations('console.member');
  const { reason } = useMemberWords();
  const { account } = head;
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: (values) => save(head, act, values),
    invalidates: [fileKey(head)],
    doneText: t(`done.${act}`, { account }),
    onClose,
  });
  const reasons = REASONS[act]?.map((value) => ({ value, label: reason(value) }));
  return (
    <ActDialog
      form={form}
      icon={ICONS[act]}
      title={t(`ask.${act}`, { account })}
      description={t(`askText.${act}`)}
      submitLabel={t(`act.${act}`)}
      {...(reasons && { reasons })}
      onClose={onClose}
    />
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readTab, writeTab } from '../../../shared/browser/tab-storage.ts';
import { useUnread } from '../../../shared/member/unread.queries.ts';
import { requestsQuery } from '../agent.queries.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

const KEY = 'contractsLater';
/** How often to check whether another dialog has closed. */
const POLL_MILLISECONDS = 500;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const windowStandsOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Offers of contracts after sign-in and while the agent is on the site, once per session: every step of a contract is a
 * message, so the count of unread messages says when to ask.
 */
export function ContractPopup() {
  const t = useTranslations('agent.contract');
  const queryClient = useQueryClient();
  const unread = useUnread(true);
  const { data: requests = [] } = useQuery(requestsQuery);
  const [later, setLater] = useState(() => readTab(KEY, isTexts) ?? []);
  const [shownId, setShownId] = useState<string>();
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey }),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new message is the reason to ask again
    [unread, queryClient],
  );
  const due = requests.find(({ id, state }) => state === 'requested' && !later.includes(id));
  const dueId = due?.id;
  useEffect(() => {
    if (dueId === undefined) return undefined;
    const timer = setInterval(() => {
      if (!windowStandsOpen()) setShownId(dueId);
    }, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [dueId]);
  const shown = requests.find(({ id }) => id === shownId);
  if (!shown) return null;
  const close = (): void => {
    const next = [...later, shown.id];
    setLater(next);
    writeTab(KEY, next);
    setShownId(undefined);
  };
  return <AnswerDialog key={shown.id} contract={shown} onClose={close} laterLabel={t('later')} />;
}

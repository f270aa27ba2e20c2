import type { DeskApplication } from '@croupier/contract/promotions/promotions-desk.ts';
import type { ApplicationState } from '@croupier/contract/promotions/words.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { ApplicationPicture } from './ApplicationPicture.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

const TONES: Readonly<Record<ApplicationState, Tone>> = {
  waiting: 'warn',
  asked: 'info',
  granted: 'win',
  rejected: 'lose',
};

type ApplicationCardProps = { application: DeskApplication; merchantCode: string; currency: string };

/** What is asked for, the pictures, and what the member and those who share something got before. */
export function ApplicationCard({ application, merchantCode, currency }: ApplicationCardProps) {
  const t = useTranslations('console.promotions');
  const format = useConsoleFormat();
  const [dialog, setDialog] = useState<'grant' | 'reject'>();
  const { id, member, state, comment, pictures, seenBefore, earlier, remark, amount } = application;
  const isOpen = state === 'waiting';
  const close = (): void => setDialog(undefined);
  const act = { permission: 'promotions.applications.decide', merchantCode } as const;
  return (
    <Card className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[state]}>{t(`applicationState.${state}`)}</Badge>
          <Link
            to={paths.memberFile({ merchantCode, id: member.id })}
            className="font-semibold text-text underline-offset-2 hover:underline"
          >
            {member.account}
          </Link>
          <span className="text-sm text-muted">{application.title}</span>
          <time className="numeric text-xs text-subtle" dateTime={application.askedAt.toISOString()}>
            {format.instant(application.askedAt)}
          </time>
        </div>
        <p className="text-text break-words whitespace-pre-wrap">{comment}</p>
        {pictures.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {pictures.map((fileId, index) => (
              <li key={fileId}>
                <ApplicationPicture
                  params={{ merchantCode, id, fileId }}
                  label={t('picture', { n: String(index + 1) })}
                  isSeen={seenBefore.includes(fileId)}
                />
              </li>
            ))}
          </ul>
        )}
        {application.picturesErasedAt && (
          <p className="text-sm text-subtle">
            {t('picturesErased', { at: format.instant(application.picturesErasedAt, 'date') })}
          </p>
        )}
        {remark && <p className="text-sm text-muted">{remark}</p>}
        {amount !== null && <p className="numeric font-semibold">{format.amount(amount, currency)}</p>}
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            <ActButton
              {...act}
              variant="primary"
              icon={<Check aria-hidden />}
              label={t('grant')}
              onPress={() => setDialog('grant')}
            />
            <ActButton
              {...act}
              icon={<X aria-hidden />}
              label={t('reject')}
              onPress={() => setDialog('reject')}
            />
          </div>
        )}
      </div>
      <aside className="text-sm">
        <h3 className="text-xs font-semibold text-subtle">{t('earlier')}</h3>
        {earlier.length === 0 && <p className="mt-2 text-muted">{t('noEarlier')}</p>}
        <ul className="mt-2 grid gap-2">
          {earlier.map((claim) => (
            <li key={`${claim.account} ${claim.at.toISOString()}`} className="flex justify-between gap-3">
              <span className={claim.isSame ? 'text-text' : 'font-semibold text-warn'}>
                {claim.isSame ? t('sameMember') : claim.account}
                <span className="numeric block text-xs text-subtle">{format.instant(claim.at, 'date')}</span>
              </span>
              <span className="numeric">{format.amount(claim.amount, currency)}</span>
            </li>
          ))}
        </ul>
      </aside>
      {dialog === 'grant' && <GrantDialog {...{ application, merchantCode, currency }} onClose={close} />}
      {dialog === 'reject' && <RejectDialog params={{ merchantCode, id }} onClose={close} />}
    </Card>
  );
}

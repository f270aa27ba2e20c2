import type { DocumentFile } from '@croupier/contract/kyc/documents.ts';
import { DOCUMENT_TRANSITIONS } from '@croupier/contract/kyc/kyc-states.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { Detail, DetailColumns, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { DOCUMENT_TONES } from '../../../shared/risk/risk-tones.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { documentQuery } from '../risk.queries.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { DocumentPicture } from './DocumentPicture.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

function useProfileFacts({ profile, minimumAge, merchantCode, member }: DocumentFile): Fact[] {
  const t = useTranslations('console.risk');
  const { name, payeeName, birthday, age, address, nationality } = profile;
  const isTooYoung = age !== null && age < minimumAge;
  return [
    { label: t('member'), value: member.account, to: paths.memberFile({ merchantCode, id: member.id }) },
    { label: t('profile.name'), value: name ?? '–' },
    { label: t('profile.payeeName'), value: payeeName ?? '–' },
    {
      label: t('profile.birthday'),
      value: birthday ?? '–',
      note:
        age === null ? undefined : (
          <span className={isTooYoung ? 'text-lose' : undefined}>
            {t(isTooYoung ? 'profile.tooYoung' : 'profile.age', { age: String(age) })}
          </span>
        ),
    },
    { label: t('profile.address'), value: address ?? '–' },
    { label: t('profile.nationality'), value: nationality ?? '–' },
  ];
}

function useDocumentFacts(file: DocumentFile): Fact[] {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  const { kind, need, askedBecause, askedAt, submittedAt, decidedAt, reviewer, refusal, note, expiresOn } =
    file;
  return [
    { label: t('needLabel'), value: t(`need.${need}`), note: kind && t(`kind.${kind}`) },
    { label: t('askedAt'), value: instant(askedAt), note: t(`because.${askedBecause}`) },
    { label: t('submittedAt'), value: submittedAt ? instant(submittedAt) : '–' },
    { label: t('reviewer'), value: reviewer?.name ?? '–', note: decidedAt && instant(decidedAt) },
    ...(refusal ? [{ label: t('refusalLabel'), value: t(`refusal.${refusal}`), note }] : []),
    ...(expiresOn ? [{ label: t('expiresOn'), value: expiresOn }] : []),
    { label: t('level'), value: String(file.tier) },
  ];
}

function Overview({ file }: { file: DocumentFile }) {
  const t = useTranslations('console.risk');
  const profile = useProfileFacts(file);
  const facts = useDocumentFacts(file);
  const { merchantCode, id, files } = file;
  return (
    <DetailColumns
      facts={
        <>
          <DetailSection title={t('profile.title')}>
            <FactList facts={profile} />
          </DetailSection>
          <DetailSection title={t('document')}>
            <FactList facts={facts} />
          </DetailSection>
        </>
      }
    >
      <DetailSection title={t('pictures')}>
        {files.length === 0 ? (
          <p className="text-sm text-muted">{t('noPictures')}</p>
        ) : (
          <div className="grid gap-4">
            {files.map((fileId, index) => (
              <DocumentPicture key={fileId} of={{ merchantCode, id, fileId }} number={index + 1} />
            ))}
          </div>
        )}
      </DetailSection>
    </DetailColumns>
  );
}

/** A document beside the profile it has to match. */
export function DocumentView({ file, frame }: { file: DocumentFile; frame: 'page' | 'panel' }) {
  const t = useTranslations('console.risk');
  const client = useQueryClient();
  const [open, setOpen] = useState<'accept' | 'refuse'>();
  const { merchantCode, id, state } = file;
  const taking = useMutation({
    mutationFn: () => call('documents.take', { params: { merchantCode, id }, body: {} }),
    onSuccess: (changed) => client.setQueryData(documentQuery({ merchantCode, id }).queryKey, changed),
  });
  const blocked = (to: 'in_review' | 'accepted' | 'refused'): string | undefined =>
    DOCUMENT_TRANSITIONS[state].includes(to) ? undefined : t(`notNow.${state}`);
  const close = (): void => setOpen(undefined);
  const shared = { permission: 'documents.decide', merchantCode } as const;
  return (
    <>
      <Detail
        frame={frame}
        title={file.member.account}
        subtitle={`${t(`need.${file.need}`)} · ${id}`}
        badges={[{ label: t(`documentState.${state}`), tone: DOCUMENT_TONES[state] }]}
        acts={
          <>
            {state === 'submitted' && (
              <ActButton
                {...shared}
                icon={<Eye aria-hidden />}
                label={t('take')}
                onPress={() => taking.mutate()}
              />
            )}
            <ActButton
              {...shared}
              icon={<CircleX aria-hidden />}
              blocked={blocked('refused')}
              label={t('refuse')}
              onPress={() => setOpen('refuse')}
            />
            <ActButton
              {...shared}
              variant="primary"
              icon={<CircleCheck aria-hidden />}
              blocked={blocked('accepted')}
              label={t('accept')}
              onPress={() => setOpen('accept')}
            />
          </>
        }
        raw={file}
        tabs={[{ value: 'overview', label: t('overview'), content: <Overview file={file} /> }]}
      />
      {open === 'accept' && <AcceptDialog file={file} onClose={close} />}
      {open === 'refuse' && <RefuseDialog file={file} onClose={close} />}
    </>
  );
}

import type { PromotionFile } from '@croupier/contract/promotions/promotions-desk.ts';
import { Megaphone, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { MoveActs } from './MoveActs.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { Ref } from './promotions.queries.ts';

type PromotionActsProps = {
  params: Ref;
  file: PromotionFile;
  /** Why the draft can't be published now. */
  blocked: string | undefined;
};

/** Publishing by two persons; codes, pausing, resuming and ending by one. */
export function PromotionActs({ params, file, blocked }: PromotionActsProps) {
  const t = useTranslations('console.promotions');
  const [dialog, setDialog] = useState<'publish' | 'codes'>();
  if (file.state === 'ended') return null;
  const nothing = file.draft === null ? t('nothingDrafted') : undefined;
  const asked = file.isAsked ? t('isAsked') : undefined;
  const act = { permission: 'promotions.manage', merchantCode: params.merchantCode } as const;
  const hasCodes = (file.published ?? file.draft)?.trigger.on === 'code';
  const close = (): void => setDialog(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {hasCodes && (
        <ActButton
          {...act}
          icon={<Ticket aria-hidden />}
          label={t('codes.issue')}
          onPress={() => setDialog('codes')}
        />
      )}
      <MoveActs params={params} file={file} />
      <ActButton
        {...act}
        variant="primary"
        icon={<Megaphone aria-hidden />}
        label={t('publish')}
        blocked={asked ?? nothing ?? blocked}
        onPress={() => setDialog('publish')}
      />
      {dialog === 'publish' && <PublishDialog params={params} onClose={close} />}
      {dialog === 'codes' && <CodesDialog params={params} onClose={close} />}
    </div>
  );
}

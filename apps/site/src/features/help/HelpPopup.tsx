import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LifeBuoy, MessageSquareText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../shared/api/call.ts';
import { useFeedbackDialog } from '../../shared/popups/feedback-dialog.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useCloseToPage } from '../../shared/navigation/use-close-to-page.ts';
import { HelpCentre } from './HelpCentre.tsx';
import { CLIENT } from '../../shared/config/lobby-limits.ts';

const Waiting = ({ label }: { label: string }) => (
  <output aria-label={label} className="grid min-h-[60dvh] content-start gap-3">
    <Skeleton className="h-12" />
    {['a', 'b', 'c'].map((name) => (
      <Skeleton key={name} className="h-32" />
    ))}
  </output>
);

/** The help centre over the home page; `#anchor` selects an article or a section. */
export function HelpPopup() {
  const t = useTranslations();
  const language = useLanguage();
  const { show } = useFeedbackDialog();
  const close = useCloseToPage();
  const centre = useQuery({
    ...callQuery('content.helpCentre', { query: { lang: language, device: CLIENT.platform } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="xl"
      icon={<LifeBuoy />}
      title={t('help.title')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted max-sm:sr-only">{t('help.notFound')}</p>
          <Button size="sm" icon={<MessageSquareText />} onClick={show} className="max-sm:w-full">
            {t('help.feedback')}
          </Button>
        </div>
      }
    >
      <PageTitle>{t('help.title')}</PageTitle>
      {centre.data && <HelpCentre sections={centre.data} onFeedback={show} />}
      {centre.isPending && <Waiting label={t('common.loading')} />}
      {centre.isLoadingError && <QueryProblem query={centre} title={t('help.failed')} />}
    </Dialog>
  );
}

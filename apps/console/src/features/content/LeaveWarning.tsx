import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';

/** Asks before a page with unsaved changes is left. The browser asks by itself before it closes or reloads the page. */
export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('console.content');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      danger
      icon={<TriangleAlert />}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

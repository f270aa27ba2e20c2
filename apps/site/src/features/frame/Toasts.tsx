import { ToastProvider } from '@croupier/ui/toasts/ToastProvider.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export function Toasts({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <ToastProvider label={t('notifications')} closeLabel={t('close')}>
      {children}
    </ToastProvider>
  );
}

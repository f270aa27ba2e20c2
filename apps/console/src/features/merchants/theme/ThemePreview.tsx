import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Eye } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { SitePreview } from '../../../shared/preview/SitePreview.tsx';

export type ThemePreviewProps = { settings: MerchantSettingsView; draftId: string | undefined };

/** The real site with the draft of the theme. */
export function ThemePreview({ settings: { merchantCode, languages }, draftId }: ThemePreviewProps) {
  const t = useTranslations('console.theme');
  const mayManage = usePermissions().may('theme.manage', merchantCode);
  if (draftId === undefined)
    return <EmptyState icon={<Eye />} title={t('noDraft')} text={t('noDraftText')} />;
  return (
    <SitePreview
      queryKey={['merchants.previewTheme', merchantCode, draftId]}
      ask={(options) => call('merchants.previewTheme', { params: { merchantCode } }, options)}
      languages={languages}
      enabled={mayManage}
    />
  );
}

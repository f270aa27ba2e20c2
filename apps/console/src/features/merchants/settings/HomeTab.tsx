import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { HOME_SECTIONS, type HomeSection } from '@croupier/contract/merchants/system.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Plus } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { OrderList } from './OrderList.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Fields = { sections: HomeSection[] };

/** The sections of the home page, in their order. */
export function HomeTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.merchant');
  const { merchantCode } = settings;
  const mayManage = usePermissions().may('merchants.manage', merchantCode);
  const form = useSettingsForm<Fields>({
    settings,
    valuesOf: ({ home }) => ({ sections: home.sections }),
    save: (body) => call('merchants.changeHome', { params: { merchantCode }, body }),
  });
  const { value, onChange } = useController({ control: form.form.control, name: 'sections' }).field;
  const hidden = HOME_SECTIONS.filter((section) => !value.includes(section));
  return (
    <SettingsTab merchantCode={merchantCode} form={form}>
      <OrderList
        label={t('sections')}
        value={value}
        onChange={onChange}
        nameOf={(section) => t(`section.${section}`)}
        disabled={!mayManage}
      />
      {hidden.length > 0 && (
        <div>
          <p className="mb-1.5 text-sm font-medium text-muted">{t('hiddenSections')}</p>
          <div className="flex flex-wrap gap-2">
            {hidden.map((section) => (
              <Button key={section} size="sm" icon={<Plus />} onClick={() => onChange([...value, section])}>
                {t(`section.${section}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </SettingsTab>
  );
}

import { Select } from '@croupier/ui/fields/Select.tsx';
import { useTranslations } from 'use-intl';

type MerchantSelectProps = {
  merchants: ReadonlyArray<{ merchantCode: string; name: string }>;
  value: string;
  onChange: (merchantCode: string) => void;
};

/** The choice of the merchant on a screen of a single one; nothing where there is no choice. */
export function MerchantSelect({ merchants, value, onChange }: MerchantSelectProps) {
  const t = useTranslations('console.list');
  if (merchants.length < 2) return null;
  return (
    <Select
      label={t('merchant')}
      className="w-full sm:w-56"
      value={value}
      options={merchants.map(({ merchantCode, name }) => ({ value: merchantCode, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

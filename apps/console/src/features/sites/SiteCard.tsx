import type { SiteStatus } from '@croupier/contract/merchants/sites.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { bodyOf, formOf, isChanged, isClosing, wrongCountries, type SiteForm } from './site-form.ts';
import { SiteLanguages } from './SiteLanguages.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { useSiteForm } from './use-site-form.ts';

const STATUS_TEXTS = ['siteOpen', 'siteMaintenance', 'siteRegion'] as const;
const STATUS_TONES = ['win', 'warn', 'lose'] as const;
const MAX_NOTICE_LENGTH = 2_000;

/** What players see at one site, and which countries and networks it is closed to. */
function SiteStatusForm({ site }: { site: SiteStatus }) {
  const t = useTranslations('console');
  const { merchantCode, name, languages } = site;
  const form = useSiteForm<SiteForm>({
    site,
    valuesOf: formOf,
    confirm: (values) =>
      isClosing(site, values)
        ? {
            danger: true,
            title: t('closeTitle', { name }),
            text: t('closeText'),
            confirmLabel: t('closeConfirm'),
          }
        : undefined,
    save: (values) => call('sites.changeStatus', { params: { merchantCode }, body: bodyOf(values) }),
  });
  const { control } = form.form;
  const values = useWatch({ control }) as SiteForm;
  const status = useController({ control, name: 'status' }).field;
  const checkCountries = (text: string): true | string => {
    const wrong = wrongCountries(text);
    return wrong.length === 0 || t('wrongCountries', { list: wrong.join(', ') });
  };
  return (
    <>
      <Form
        form={form}
        submitLabel={t('siteSave')}
        submitAlign="end"
        submitDisabled={!isChanged(site, values)}
      >
        <StatusChoice value={status.value} onChange={status.onChange} />
        <div className="grid gap-4 md:grid-cols-2">
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t('siteNotice', { language: LANGUAGES[language].name })}
              lang={LANGUAGES[language].locale}
              {...form.field(`notice.${language}`)}
              maxLength={MAX_NOTICE_LENGTH}
            />
          ))}
          <TextArea
            label={t('closedCountries')}
            hint={t('closedCountriesHint')}
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('closedCountries', { validate: checkCountries })}
          />
          <TextArea
            label={t('closedNetworks')}
            hint={t('closedNetworksHint')}
            spellCheck={false}
            {...form.field('closedNetworks')}
          />
        </div>
      </Form>
      {form.confirmDialog}
    </>
  );
}

/** One merchant's site: its status and its languages. */
export function SiteCard({ site }: { site: SiteStatus }) {
  const t = useTranslations('console');
  const heading = useId();
  const mayManage = usePermissions().may('sites.manage', site.merchantCode);
  return (
    <article aria-labelledby={heading} className="grid min-w-0">
      <Card className="min-w-0">
        <div className="mb-5 flex items-center gap-3">
          <Avatar name={site.name} />
          <div className="min-w-0 flex-1">
            <h2 id={heading} className="truncate text-lg">
              {site.name}
            </h2>
            <p className="truncate text-xs text-subtle">{site.merchantCode}</p>
          </div>
          <Badge tone={STATUS_TONES[site.status]}>{t(STATUS_TEXTS[site.status])}</Badge>
        </div>
        {!mayManage && (
          <p className="mb-4 rounded-field bg-info-soft px-3.5 py-2.5 text-sm text-info">
            {t('needsPermission', { permission: t('permission.sites.manage') })}
          </p>
        )}
        <fieldset disabled={!mayManage} className="contents">
          <SiteStatusForm site={site} />
          <SiteLanguages site={site} />
        </fieldset>
      </Card>
    </article>
  );
}

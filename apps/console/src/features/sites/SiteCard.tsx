import type { SiteStatus } from '@croupier/contract/sites.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { Globe } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Problem } from '../../shared/Problem.tsx';
import { call } from '../../shared/call.ts';
import { bodyOf, formOf, isClosing, wrongCountries, type SiteForm } from './site-form.ts';
import { SiteLanguages } from './SiteLanguages.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { useSaveSite } from './use-save-site.ts';

const STATE_WORDS = ['siteOpen', 'siteMaintenance', 'siteRegion'] as const;
const STATE_TONES = ['win', 'warn', 'lose'] as const;
const LONGEST_NOTICE = 2_000;

/** One merchant's site: what players find, and from where they may come. */
export function SiteCard({ site }: { site: SiteStatus }) {
  const t = useTranslations();
  const heading = useId();
  const [form, setForm] = useState<SiteForm>(() => formOf(site));
  const [asking, setAsking] = useState(false);
  const change = (part: Partial<SiteForm>): void => setForm({ ...form, ...part });
  const { saving, problem, save, dialog } = useSaveSite(site, (saved) => setForm(formOf(saved)));
  const wrong = wrongCountries(form.countries);
  const changed = JSON.stringify(form) !== JSON.stringify(formOf(site));

  const send = (): Promise<void> => {
    const { merchantCode } = site;
    return save(() => call('sites.changeStatus', { params: { merchantCode }, body: bodyOf(form) }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wrong.length > 0) return;
    if (isClosing(site, form)) setAsking(true);
    else void send();
  };
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
          <Badge tone={STATE_TONES[site.status]}>{t(`console.${STATE_WORDS[site.status]}`)}</Badge>
        </div>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <StatusChoice value={form.status} onChange={(status) => change({ status })} />
          <div className="grid gap-4 md:grid-cols-2">
            {site.languages.map((language) => (
              <TextArea
                key={language}
                label={t('console.siteNotice', { language: LANGUAGES[language].name })}
                lang={LANGUAGES[language].locale}
                maxLength={LONGEST_NOTICE}
                value={form.notice[language] ?? ''}
                onChange={(event) => change({ notice: { ...form.notice, [language]: event.target.value } })}
              />
            ))}
            <TextArea
              label={t('console.closedCountries')}
              hint={t('console.closedCountriesHint')}
              error={wrong.length > 0 && t('console.wrongCountries', { list: wrong.join(', ') })}
              autoCapitalize="characters"
              spellCheck={false}
              value={form.countries}
              onChange={(event) => change({ countries: event.target.value })}
            />
            <TextArea
              label={t('console.closedNetworks')}
              hint={t('console.closedNetworksHint')}
              spellCheck={false}
              value={form.networks}
              onChange={(event) => change({ networks: event.target.value })}
            />
          </div>
          <Problem error={problem} />
          <div className="flex justify-end border-t border-line pt-4">
            <Button type="submit" variant="primary" disabled={!changed} loading={saving}>
              {t('console.siteSave')}
            </Button>
          </div>
        </form>
        <SiteLanguages site={site} />
      </Card>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        icon={<Globe />}
        title={t('console.closeTitle', { name: site.name })}
        text={t('console.closeText')}
        confirmLabel={t('console.closeConfirm')}
        cancelLabel={t('common.cancel')}
        busy={saving}
        onConfirm={() => {
          setAsking(false);
          void send();
        }}
      />
      {dialog}
    </article>
  );
}

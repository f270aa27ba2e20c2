import type { SiteStatus } from '@croupier/contract/merchants/sites.ts';
import { useSecureForm, type SecureForm } from '@croupier/web/security/use-secure-form.ts';
import type { ServerFormOptions } from '@croupier/web/forms/use-server-form.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { sitesQuery } from './sites.queries.ts';

export type SiteFormOptions<T extends FieldValues> = Pick<
  ServerFormOptions<T, SiteStatus>,
  'save' | 'confirm'
> & {
  site: SiteStatus;
  /** The form's values for a site as the server returned it. */
  valuesOf: (site: SiteStatus) => T;
};

/** A form that changes one site; the saved site replaces the one in the list and becomes the form's new state. */
export function useSiteForm<T extends FieldValues>(options: SiteFormOptions<T>): SecureForm<T> {
  const { site, valuesOf, ...rest } = options;
  const t = useTranslations('console');
  const queryClient = useQueryClient();
  const form = useSecureForm<T, SiteStatus>({
    ...rest,
    initial: valuesOf(site),
    savedText: t('siteSaved', { name: site.name }),
    onSaved: (saved) => {
      queryClient.setQueryData(sitesQuery.queryKey, (sites) =>
        sites?.map((other) => (other.merchantCode === saved.merchantCode ? saved : other)),
      );
      form.form.reset(valuesOf(saved));
    },
  });
  return form;
}

import type { SiteStatus } from '@croupier/contract/merchants/sites.ts';

export type SiteState = '0' | '1' | '2';

/** The form's values: lists are text, as people write them. */
export type SiteForm = {
  status: SiteState;
  notice: Partial<Record<SiteStatus['languages'][number], string>>;
  closedCountries: string;
  closedNetworks: string;
};

const COUNTRY = /^[A-Z]{2}$/;

const wordsOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))];
export const countriesOf = (text: string): string[] => wordsOf(text.toUpperCase());
export const networksOf = (text: string): string[] => wordsOf(text);

/** The entries that are not ISO codes of countries. */
export const wrongCountries = (text: string): string[] =>
  countriesOf(text).filter((country) => !COUNTRY.test(country));

export const formOf = (site: SiteStatus): SiteForm => ({
  status: `${site.status}`,
  notice: site.notice,
  closedCountries: site.closedCountries.join(', '),
  closedNetworks: site.closedNetworks.join('\n'),
});

/** The request to save; an empty notice is omitted. */
export const bodyOf = ({ status, notice, closedCountries, closedNetworks }: SiteForm) => ({
  status: Number(status) as SiteStatus['status'],
  notice: Object.fromEntries(Object.entries(notice).filter(([, text]) => text !== '')) as SiteForm['notice'],
  closedCountries: countriesOf(closedCountries),
  closedNetworks: networksOf(closedNetworks),
});

const comparable = ({ notice, ...rest }: ReturnType<typeof bodyOf>): string =>
  JSON.stringify([Object.entries(notice).toSorted(([a], [b]) => a.localeCompare(b)), rest]);

/** Whether saving would change anything. */
export const isChanged = (site: SiteStatus, form: SiteForm): boolean =>
  comparable(bodyOf(form)) !== comparable(bodyOf(formOf(site)));

/** Whether saving closes the site, or closes it in another way than before. */
export const isClosing = (site: SiteStatus, form: SiteForm): boolean =>
  form.status !== '0' && form.status !== `${site.status}`;

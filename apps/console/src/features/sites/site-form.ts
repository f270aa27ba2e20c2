import type { SiteStatus } from '@croupier/contract/sites.ts';

export type SiteState = '0' | '1' | '2';

/** What stands in the form: lists as text, the way people write them. */
export type SiteForm = {
  status: SiteState;
  notice: Partial<Record<SiteStatus['languages'][number], string>>;
  countries: string;
  networks: string;
};

const COUNTRY = /^[A-Z]{2}$/;

const wordsOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))];
export const countriesOf = (text: string): string[] => wordsOf(text.toUpperCase());
export const networksOf = (text: string): string[] => wordsOf(text);

/** What is no ISO code of a country. */
export const wrongCountries = (text: string): string[] =>
  countriesOf(text).filter((country) => !COUNTRY.test(country));

export const formOf = (site: SiteStatus): SiteForm => ({
  status: `${site.status}`,
  notice: site.notice,
  countries: site.closedCountries.join(', '),
  networks: site.closedNetworks.join('\n'),
});

export const bodyOf = ({ status, notice, countries, networks }: SiteForm) => ({
  status: Number(status) as SiteStatus['status'],
  notice,
  closedCountries: countriesOf(countries),
  closedNetworks: networksOf(networks),
});

/** Whether players find something other than before; else there is nothing to ask about. */
export const isClosing = (site: SiteStatus, form: SiteForm): boolean =>
  form.status !== '0' && form.status !== `${site.status}`;

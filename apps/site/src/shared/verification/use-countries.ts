import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { callQuery } from '../api/call.ts';

export type Country = {
  /** ISO 3166 code of two letters. */
  code: string;
  /** In the language of the page. */
  name: string;
  /** With the plus sign. */
  diallingCode: string;
  example: string;
};

const HOUR_MILLISECONDS = 3_600_000;
const countriesQuery = { ...callQuery('verification.countries'), staleTime: HOUR_MILLISECONDS };

/** Countries by name, the merchant's own first; empty while they are on their way. */
export function useCountries(): { countries: readonly Country[]; own: string } {
  const { country: own } = useBoot().permission.info.register;
  const locale = useLocale();
  const { data } = useQuery(countriesQuery);
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const { compare } = new Intl.Collator(locale);
    return (data ?? [])
      .map(({ countryCode, countryDialingCode, example }) => ({
        code: countryCode,
        name: names.of(countryCode) ?? countryCode,
        diallingCode: `+${countryDialingCode.replaceAll(/\D/g, '')}`,
        example,
      }))
      .sort((a, b) => Number(b.code === own) - Number(a.code === own) || compare(a.name, b.name));
  }, [data, locale, own]);
  return { countries, own };
}

/** Waits for the countries: a number that is sent without its dialling code would reach somebody else's phone. */
export function useOwnDiallingCode(): () => Promise<string> {
  const { country: own } = useBoot().permission.info.register;
  const client = useQueryClient();
  return async () => {
    const countries = await client.ensureQueryData(countriesQuery);
    const country = countries.find(({ countryCode }) => countryCode === own);
    if (!country) throw new Error(`no dialling code for ${own}`);
    return country.countryDialingCode;
  };
}

import { useTranslations } from 'use-intl';

type LooseTranslator = {
  (key: string): string;
  has: (key: string) => boolean;
  raw: (key: string) => unknown;
};

/** A name may also be that of a group of texts. */
const isText = (t: LooseTranslator, key: string): boolean => t.has(key) && typeof t.raw(key) === 'string';

const spaced = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names of fields and values of a definition. */
export function useFieldWords() {
  const t = useTranslations('console.promotions') as unknown as LooseTranslator;
  const terms = useTranslations('promoTerms') as unknown as LooseTranslator;
  return {
    field: (name: string): string => (isText(t, `field.${name}`) ? t(`field.${name}`) : spaced(name)),
    value: (field: string, value: string): string => {
      for (const key of [`value.${field}.${value}`, `value.${value.replaceAll('.', '_')}`])
        if (isText(t, key)) return t(key);
      for (const key of [`classes.${value}`, `events.${value}`, `rewards.${value}`, `bases.${value}`])
        if (isText(terms, key)) return terms(key);
      return spaced(value);
    },
    problem: (code: string): string =>
      isText(t, `problem.${code}`) ? t(`problem.${code}`) : t('problem.other'),
  };
}

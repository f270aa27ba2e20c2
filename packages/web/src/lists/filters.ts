import { PERIOD_PRESETS, startOfDay, type Period, type PeriodPreset } from './periods.ts';

/** One filter of a list, and its place in the address. */
export type Filter<Value> = {
  /** Reads the address; an invalid value becomes the default. */
  read: (search: URLSearchParams) => Value;
  /** The parameters of a value. The default has none, so that it leaves no trace in the address. */
  write: (value: Value) => Readonly<Record<string, string>>;
};

const MAX_TEXT_LENGTH = 128;

/** A text, such as a search or an id; empty for all. */
export const textFilter = (name: string): Filter<string> => ({
  read: (search) => (search.get(name) ?? '').slice(0, MAX_TEXT_LENGTH),
  write: (text) => (text ? { [name]: text } : {}),
});

/** One of a few values; empty for all. */
export const choiceFilter = <const T extends string>(name: string, values: readonly T[]): Filter<T | ''> => ({
  read: (search) => values.find((value) => value === search.get(name)) ?? '',
  write: (value) => (value ? { [name]: value } : {}),
});

/** A span of days. */
export const periodFilter = (initial: Exclude<PeriodPreset, 'custom'>): Filter<Period> => ({
  read: (search) => {
    const day = (name: string): string => {
      const text = search.get(name) ?? '';
      return startOfDay(text) ? text : '';
    };
    const preset = PERIOD_PRESETS.find((name) => name === search.get('period')) ?? initial;
    return preset === 'custom'
      ? { preset, from: day('from'), until: day('until') }
      : { preset, from: '', until: '' };
  },
  write: ({ preset, from, until }) => ({
    ...(preset !== initial && { period: preset }),
    ...(preset === 'custom' && from && { from }),
    ...(preset === 'custom' && until && { until }),
  }),
});

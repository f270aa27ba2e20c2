import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { meQuery } from '../me.queries.ts';

const settings = z.object({
  columns: z.array(z.string()).optional(),
  density: z.enum(['compact', 'comfortable']).default('compact'),
});
export type ListSettings = z.output<typeof settings>;

const read = (key: string): ListSettings => {
  try {
    return settings.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return settings.parse({});
  }
};

/** Columns and density of a list, kept in this browser for each operator. */
export function useListSettings(listId: string) {
  const { data: me } = useQuery(meQuery);
  const key = `list.${listId}.${me?.id ?? ''}`;
  const [state, setState] = useState(() => ({ key, value: read(key) }));
  if (state.key !== key) setState({ key, value: read(key) });
  return {
    ...state.value,
    change: (part: Partial<ListSettings>): void => {
      const value = { ...state.value, ...part };
      localStorage.setItem(key, JSON.stringify(value));
      setState({ key, value });
    },
  };
}

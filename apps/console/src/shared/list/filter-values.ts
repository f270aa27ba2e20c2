import { dayOf, startOfDay } from '@croupier/web/lists/periods.ts';
import type { FilterControl } from './list-types.ts';

/** Values of filters by name, as text. In the address a period has instants, in its form it has days. */
export type FilterTexts = Readonly<Record<string, string>>;

export const namesOf = (control: FilterControl): string[] => {
  if (control.kind === 'period') return [control.from, control.until];
  return control.kind === 'range' ? [control.min, control.max] : [control.name];
};

/** The last day before an instant, so that a period until midnight ends on the day before. */
const lastDayBefore = (instant: string): string => dayOf(new Date(Date.parse(instant) - 1));

/** The texts of the address as the form shows them. */
export function formTexts(controls: readonly FilterControl[], filters: FilterTexts): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const control of controls)
    for (const name of namesOf(control)) {
      const text = filters[name];
      if (text === undefined) texts[name] = '';
      else if (control.kind !== 'period') texts[name] = text;
      else texts[name] = name === control.from ? dayOf(new Date(text)) : lastDayBefore(text);
    }
  return texts;
}

/** What the form says as texts of the address; undefined for an empty field. */
export function addressTexts(
  controls: readonly FilterControl[],
  texts: FilterTexts,
): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const control of controls)
    for (const name of namesOf(control)) {
      const text = texts[name]?.trim() ?? '';
      if (text === '') found[name] = undefined;
      else if (control.kind === 'range') found[name] = text.replaceAll(/[\s,]/g, '');
      else if (control.kind !== 'period') found[name] = text;
      else found[name] = startOfDay(text, name === control.until ? 1 : 0)?.toISOString();
    }
  return found;
}

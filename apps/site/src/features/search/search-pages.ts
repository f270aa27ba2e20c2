import { Gauge, type LucideIcon } from 'lucide-react';
import { paths } from '../../paths.ts';
import { memberGroups } from '../../shared/navigation/member-items.ts';
import {
  contestItems,
  downloadItem,
  noticesItem,
  pointMallItem,
  promotionsItem,
  rulesItems,
  trustItems,
  vipItem,
  winnersItem,
  type MenuItem,
} from '../../shared/navigation/menu-items.ts';

export type SearchPage = { path: string; label: MenuItem['label'] | 'games.searchLimits'; icon: LucideIcon };
/** A page with its label in the reader's language. */
export type FoundPage = Omit<SearchPage, 'label'> & { title: string };

/** The pages that the search knows, the most wanted first. */
export const SEARCH_PAGES: readonly SearchPage[] = [
  ...memberGroups.flatMap(({ items }) => items),
  { path: paths.protection('limits'), label: 'games.searchLimits', icon: Gauge },
  promotionsItem,
  vipItem,
  pointMallItem,
  ...contestItems,
  winnersItem,
  ...trustItems,
  ...rulesItems,
  noticesItem,
  downloadItem,
];

const SHOWN = 3;
/** One letter begins too many labels. */
const FROM_LETTERS = 2;
/** These scripts have no spaces between words. */
const SPACELESS =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ACCENTS = /[\u0300-\u036f]/g;

const fold = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replaceAll('đ', 'd').trim();

/** Whether the text begins the label or one of its words. */
const begins = (label: string, text: string): boolean =>
  label.startsWith(text) || (SPACELESS.test(text) ? label.includes(text) : label.includes(` ${text}`));

/** The pages whose menu label has this text, and whether it is the label of the first. */
export function findPages(
  text: string,
  labelOf: (label: SearchPage['label']) => string,
): { pages: FoundPage[]; exact: boolean } {
  const wanted = fold(text);
  if (wanted.length < FROM_LETTERS) return { pages: [], exact: false };
  const found = SEARCH_PAGES.map(({ path, label, icon }) => ({ path, icon, title: labelOf(label) })).filter(
    ({ title }) => begins(fold(title), wanted),
  );
  const isWhole = ({ title }: FoundPage): boolean => fold(title) === wanted;
  const pages = [...found.filter(isWhole), ...found.filter((page) => !isWhole(page))].slice(0, SHOWN);
  return { pages, exact: pages.some(isWhole) };
}

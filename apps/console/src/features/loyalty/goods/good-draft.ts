import type { GoodFields } from '@croupier/contract/loyalty/desk.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';

const DECIMALS = 2;

/** A good as it is typed; texts by language are `name.EN`, `detail.EN`. */
export type GoodDraft = {
  kind: string;
  state: string;
  art: string;
  points: string;
  amount: string;
  worth: string;
  stock: string;
  perMember: string;
  minLevel: string;
  position: string;
  terms: string;
  names: Record<string, string>;
  details: Record<string, string>;
};

export const NEW_GOOD: GoodDraft = {
  kind: 'article',
  state: 'draft',
  art: 'gift_box',
  points: '1000',
  amount: '0',
  worth: '10',
  stock: '10',
  perMember: '',
  minLevel: '0',
  position: '0',
  terms: '',
  names: {},
  details: {},
};

const countText = (count: number | null): string => (count === null ? '' : String(count));
const countOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const draftOf = (good: GoodFields): GoodDraft => ({
  kind: good.kind,
  state: good.state,
  art: good.art,
  points: typedAmount(good.points, DECIMALS),
  amount: typedAmount(good.amount, DECIMALS),
  worth: typedAmount(good.worth, DECIMALS),
  stock: countText(good.stock),
  perMember: countText(good.perMember),
  minLevel: String(good.minLevel),
  position: String(good.position),
  terms: good.terms === null ? '' : JSON.stringify(good.terms),
  names: { ...good.names },
  details: { ...good.details },
});

const termsOf = (text: string): GoodFields['terms'] => {
  if (text.trim() === '') return null;
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new TypeError('terms are an object');
  return parsed as GoodFields['terms'];
};

/** What is sent. Wrong numbers are left to the server, which names the field. @throws SyntaxError for terms that are no JSON */
export const fieldsOf = (draft: GoodDraft): GoodFields =>
  ({
    kind: draft.kind,
    state: draft.state,
    art: draft.art,
    names: draft.names,
    details: draft.details,
    points: parseTypedAmount(draft.points, DECIMALS) ?? 0n,
    amount: parseTypedAmount(draft.amount, DECIMALS) ?? 0n,
    worth: parseTypedAmount(draft.worth, DECIMALS) ?? 0n,
    stock: countOf(draft.stock),
    perMember: countOf(draft.perMember),
    minLevel: Number(draft.minLevel),
    position: Number(draft.position),
    terms: termsOf(draft.terms),
  }) as GoodFields;

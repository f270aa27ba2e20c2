import type { Clause } from '@croupier/contract/promotions/clauses.ts';
import type { Condition, PositiveCondition } from '@croupier/contract/promotions/conditions.ts';
import { clauseOf, money, number, text, windowParams, word } from './clause-parts.rules.ts';

type Said = Pick<Clause, 'key' | 'params'>;

function said(of: PositiveCondition): Said {
  switch (of.is) {
    case 'level':
      return { key: 'level', params: { min: number(of.min) } };
    case 'registeredDays':
      return { key: 'registeredDays', params: { min: number(of.min) } };
    case 'deposits':
      return of.amount === null
        ? { key: 'deposits', params: { min: number(of.min), ...windowParams(of.window) } }
        : {
            key: 'depositSum',
            params: { min: number(of.min), amount: money(of.amount), ...windowParams(of.window) },
          };
    case 'played':
      return {
        key: 'played',
        params: {
          amount: money(of.min),
          class: word(of.class === null ? 'classes.all' : `classes.${of.class}`),
          ...windowParams(of.window),
        },
      };
    case 'country':
      return { key: 'country', params: { countries: text(of.in.join(', ')) } };
    case 'tag':
      return { key: 'tag', params: { tag: text(of.tag) } };
    case 'idleDays':
      return { key: 'idleDays', params: { min: number(of.min) } };
    case 'verified':
      return { key: `verified.${of.what}`, params: {} };
    default:
      return { key: of.is, params: {} };
  }
}

/** Who is meant. */
export function whoClause(condition: Condition): Clause {
  const { key, params } = said(condition.is === 'not' ? condition.of : condition);
  return clauseOf('who', `who.${condition.is === 'not' ? 'not.' : ''}${key}`, params);
}

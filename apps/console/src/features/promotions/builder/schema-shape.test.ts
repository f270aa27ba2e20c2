import { definitionShape, reward, trigger } from '@croupier/contract/promotions/definition.ts';
import { amount } from '@croupier/contract/promotions/amounts.ts';
import { expect, test } from 'vitest';
import { initialOf, shapeOf } from './schema-shape.ts';

test('every form of the schema begins with a value that has its shape', () => {
  const wrong: string[] = [];
  for (const schema of [trigger, reward, amount]) {
    const shape = shapeOf(schema);
    if (shape.type !== 'forms') throw new Error('it has several forms');
    for (const { name } of shape.forms) {
      const parsed = schema.safeParse(initialOf(schema, name));
      // Lists that need a row and names begin empty; nothing else may be wrong.
      const issues = parsed.success
        ? []
        : parsed.error.issues.filter(({ code }) => code !== 'too_small' && code !== 'invalid_format');
      if (issues.length > 0) wrong.push(`${name}: ${JSON.stringify(issues)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a definition is an object whose instants and amounts are known as such', () => {
  const shape = shapeOf(definitionShape);
  if (shape.type !== 'object') throw new Error('it is an object');
  const fields = new Map(shape.fields);
  const typeOf = (name: string) => {
    const field = fields.get(name);
    const of = field && shapeOf(field);
    return of?.type === 'optional' ? shapeOf(of.of).type : of?.type;
  };
  expect([typeOf('opensAt'), typeOf('budget'), typeOf('who'), typeOf('delivery')]).toEqual([
    'instant',
    'object',
    'list',
    'choice',
  ]);
});

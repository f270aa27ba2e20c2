import type { $ZodType } from 'zod/v4/core';

/** What the form needs to know of a schema. */
export type Shape =
  | {
      type: 'object';
      fields: ReadonlyArray<readonly [name: string, schema: $ZodType]>;
      constant: ReadonlyMap<string, unknown>;
    }
  | { type: 'forms'; by: string; forms: readonly Form[] }
  | { type: 'list'; of: $ZodType }
  | { type: 'optional'; of: $ZodType }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'number' | 'text' | 'switch' | 'amount' | 'instant' | 'day' };

/** One form of a value that has several, such as the ways in which an amount is computed. */
export type Form = { name: string; schema: $ZodType };

type Def = {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  options?: $ZodType[];
  discriminator?: string;
  entries?: Record<string, string>;
  values?: unknown[];
  in?: $ZodType;
  format?: string;
};

const defOf = (schema: $ZodType): Def => schema._zod.def;

/** The values of a literal or of an enumeration. */
function valuesOf(schema: $ZodType | undefined): string[] {
  if (!schema) return [];
  const { type, values = [], entries = {} } = defOf(schema);
  return type === 'literal' ? values.map(String) : Object.values(entries);
}

function objectShape({ shape = {} }: Def): Shape {
  const fields = Object.entries(shape);
  return {
    type: 'object',
    fields: fields.filter(([, schema]) => defOf(schema).type !== 'literal'),
    constant: new Map(
      fields
        .filter(([, schema]) => defOf(schema).type === 'literal')
        .map(([name, schema]) => [name, defOf(schema).values?.[0]]),
    ),
  };
}

function formsShape({ options = [], discriminator = '' }: Def): Shape {
  return {
    type: 'forms',
    by: discriminator,
    forms: options.flatMap((schema) =>
      valuesOf(defOf(schema).shape?.[discriminator]).map((name) => ({ name, schema })),
    ),
  };
}

export function shapeOf(schema: $ZodType): Shape {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return objectShape(def);
    case 'union':
      return formsShape(def);
    case 'array':
      return { type: 'list', of: def.element ?? schema };
    case 'nullable':
      return { type: 'optional', of: def.innerType ?? schema };
    case 'enum':
      return { type: 'choice', values: valuesOf(schema) };
    case 'number':
    case 'int':
      return { type: 'number' };
    case 'boolean':
      return { type: 'switch' };
    case 'pipe':
      return { type: def.in && defOf(def.in).format === 'datetime' ? 'instant' : 'amount' };
    default:
      return { type: 'text' };
  }
}

/** A value to begin with, in wire form. */
export function initialOf(schema: $ZodType, form?: string): unknown {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries([
        ...shape.constant,
        ...shape.fields.map(([name, of]) => [name, initialOf(of)] as const),
      ]);
    case 'forms': {
      const chosen = shape.forms.find(({ name }) => name === form) ?? shape.forms[0];
      if (!chosen) return {};
      return { ...(initialOf(chosen.schema) as object), [shape.by]: chosen.name };
    }
    case 'list':
      return [];
    case 'optional':
      return null;
    case 'choice':
      return shape.values[0];
    case 'number':
      return 1;
    case 'switch':
      return false;
    case 'amount':
      return '1';
    case 'instant':
      return new Date(0).toISOString();
    default:
      return '';
  }
}

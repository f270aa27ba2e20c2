import type { Schema } from '@croupier/contract/route.ts';

export type FieldLimits = {
  required: boolean;
  maxLength: number | undefined;
};

/** What is read of a zod schema: the text length that a string schema publishes, and the schemas that it wraps. */
type SchemaParts = {
  maxLength?: number | null;
  _zod: {
    optin?: string | undefined;
    def: { shape?: Readonly<Record<string, Schema>>; innerType?: Schema; in?: Schema };
  };
};

const partsOf = (schema: Schema): SchemaParts => schema as unknown as SchemaParts;

function maxLengthOf(schema: Schema): number | undefined {
  const { maxLength, _zod } = partsOf(schema);
  const inner = _zod.def.innerType ?? _zod.def.in;
  return inner ? maxLengthOf(inner) : (maxLength ?? undefined);
}

/** What the input schema of a call says about one of its text fields. A field that it does not know has no limits. */
export function fieldLimits(schema: Schema | undefined, name: string): FieldLimits {
  const field = schema && partsOf(schema)._zod.def.shape?.[name];
  if (!field) return { required: false, maxLength: undefined };
  return { required: partsOf(field)._zod.optin !== 'optional', maxLength: maxLengthOf(field) };
}

import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { $ZodType } from 'zod/v4/core';
import { initialOf, shapeOf, type Shape } from './schema-shape.ts';
import { useFieldWords } from './use-field-words.ts';

export type SchemaFieldProps = {
  schema: $ZodType;
  /** In wire form. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Where it stands in the whole, for its label and its problems. */
  path: ReadonlyArray<string | number>;
  /** By the path with dots. */
  problems: ReadonlyMap<string, string>;
  /** What stands around the field names it already. */
  labelHidden?: boolean | undefined;
};

const nameOf = (path: SchemaFieldProps['path']): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '');

function ObjectFields({
  shape,
  value,
  onChange,
  path,
  problems,
}: SchemaFieldProps & { shape: Extract<Shape, { type: 'object' }> }) {
  const held = value as Record<string, unknown>;
  return shape.fields.map(([name, schema]) => (
    <SchemaField
      key={name}
      schema={schema}
      value={held[name]}
      onChange={(next) => onChange({ ...held, [name]: next })}
      path={[...path, name]}
      problems={problems}
    />
  ));
}

function FormFields(props: SchemaFieldProps & { shape: Extract<Shape, { type: 'forms' }> }) {
  const { shape, schema, value, onChange, path } = props;
  const words = useFieldWords();
  const held = value as Record<string, unknown>;
  const current = String(held[shape.by]);
  const chosen = shape.forms.find(({ name }) => name === current);
  const inner = chosen && shapeOf(chosen.schema);
  return (
    <>
      <Select
        label={words.field(nameOf(path) === '' ? shape.by : `${nameOf(path)}By`)}
        value={current}
        options={shape.forms.map(({ name }) => ({ value: name, label: words.value(nameOf(path), name) }))}
        onChange={({ target }) => onChange(initialOf(schema, target.value))}
      />
      {chosen && inner?.type === 'object' && (
        <ObjectFields
          {...props}
          schema={chosen.schema}
          shape={{ ...inner, fields: inner.fields.filter(([name]) => name !== shape.by) }}
        />
      )}
    </>
  );
}

function ListFields({
  shape,
  value,
  onChange,
  path,
  problems,
}: SchemaFieldProps & { shape: Extract<Shape, { type: 'list' }> }) {
  const t = useTranslations('console.promotions');
  const words = useFieldWords();
  const items = value as unknown[];
  const name = words.field(nameOf(path));
  const isSimple = !['object', 'forms'].includes(shapeOf(shape.of).type);
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{name}</legend>
      {items.map((item, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity of their own
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-field border border-line bg-well p-3"
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <SchemaField
              schema={shape.of}
              value={item}
              onChange={(next) => onChange(items.map((each, at) => (at === index ? next : each)))}
              path={[...path, index]}
              problems={problems}
              labelHidden={isSimple}
            />
          </div>
          <IconButton
            size="sm"
            label={t('removeRow', { name, n: String(index + 1) })}
            icon={<Trash2 />}
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...items, initialOf(shape.of)])}
        >
          {t('addRow', { name })}
        </Button>
      </div>
    </fieldset>
  );
}

function OptionalField(props: SchemaFieldProps & { of: $ZodType }) {
  const { of, value, onChange, path } = props;
  const words = useFieldWords();
  const isSet = value !== null && value !== undefined;
  const inner = shapeOf(of).type;
  const isWide = inner === 'object' || inner === 'forms';
  return (
    <div className={isWide ? 'grid gap-3 sm:col-span-2' : 'grid content-start gap-2'}>
      <Switch
        label={words.field(nameOf(path))}
        checked={isSet}
        onChange={({ target }) => onChange(target.checked ? initialOf(of) : null)}
      />
      {isSet && (
        <div
          className={isWide ? 'grid gap-3 rounded-field border border-line p-3 sm:grid-cols-2' : undefined}
        >
          <SchemaField {...props} schema={of} labelHidden={!isWide} />
        </div>
      )}
    </div>
  );
}

/** Shares are stored in hundredths of a percent and typed in percent. */
const unitOf = (name: string): number => (/bps$/i.test(name) ? 100 : 1);

/** An amount of the wire without the decimals that say nothing. */
const shortAmount = (wire: string, type: Shape['type']): string =>
  type === 'amount' ? wire.replace(/\.0000$/, '').replace(/(\.\d\d)00$/, '$1') : wire;

const toLocal = (iso: string): string => iso.slice(0, 16);

/** A field for whatever a schema asks for: the form of a definition comes from its schema. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema, value, onChange, path, problems, labelHidden } = props;
  const words = useFieldWords();
  const shape = shapeOf(schema);
  const name = nameOf(path);
  const label = words.field(name);
  const unit = unitOf(name);
  const code = problems.get(path.join('.'));
  const error = code === undefined ? undefined : words.problem(code);
  const field = { label, error, labelHidden };
  switch (shape.type) {
    case 'object':
      return <ObjectFields {...props} shape={shape} />;
    case 'forms':
      return <FormFields {...props} shape={shape} />;
    case 'list':
      return <ListFields {...props} shape={shape} />;
    case 'optional':
      return <OptionalField {...props} of={shape.of} />;
    case 'choice':
      return (
        <Select
          {...field}
          value={String(value)}
          options={shape.values.map((each) => ({ value: each, label: words.value(name, each) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'switch':
      return (
        <Switch label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      );
    case 'number':
      return (
        <TextField
          type="number"
          {...field}
          step={1 / unit}
          value={String(Number(value) / unit)}
          onChange={({ target }) => onChange(Math.round(Number(target.value) * unit))}
        />
      );
    case 'instant':
      return (
        <TextField
          type="datetime-local"
          label={`${label} (UTC)`}
          error={error}
          value={toLocal(String(value))}
          onChange={({ target }) => onChange(`${target.value}:00.000Z`)}
        />
      );
    default:
      return (
        <TextField
          {...field}
          inputMode={shape.type === 'amount' ? 'decimal' : undefined}
          value={typeof value === 'string' ? shortAmount(value, shape.type) : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

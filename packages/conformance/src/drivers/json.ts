/** JSON in which the named fields are numbers written as they are, where a double would round. */
export function jsonWith(content: object, numbers: Readonly<Record<string, string>> = {}): string {
  const texts = Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const raw = Object.entries(numbers).map(([key, value]) => `${JSON.stringify(key)}:${value}`);
  return `{${[...texts, ...raw].join(',')}}`;
}

/** The same JSON with another value of a field, in the same place. @throws if the field is not there */
export function putRaw(body: string, field: string, raw: string): string {
  const found = new RegExp(`"${field}":(?:"[^"]*"|[^,}]*)`);
  if (!found.test(body)) throw new Error(`no ${field} in ${body}`);
  return body.replace(found, () => `"${field}":${raw}`);
}

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/** The fields of an answer, numbers as the text that was sent; empty for anything but an object. */
export function fieldsOf(text: string): Record<string, unknown> {
  try {
    const json = parse(text, (_key, value, { source }) => (typeof value === 'number' ? source : value));
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

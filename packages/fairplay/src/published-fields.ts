/** Reads texts of what was published, which anybody may have written. */

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Unreadable extends Error {}

const INTEGER = /^\d{1,30}$/;

/** Reads fields of the kinds that are expected; anything else ends the reading. */
export function fieldsOf(value: unknown) {
  if (!isFields(value)) throw new Unreadable();
  const text = (name: string): string => {
    const field = value[name];
    if (typeof field !== 'string') throw new Unreadable();
    return field;
  };
  const whole = (name: string): number => {
    const field = value[name];
    if (typeof field !== 'number' || !Number.isSafeInteger(field) || field < 0) throw new Unreadable();
    return field;
  };
  const minor = (name: string): bigint => {
    const field = text(name);
    if (!INTEGER.test(field)) throw new Unreadable();
    return BigInt(field);
  };
  const list = <T>(name: string, read: (item: unknown) => T): T[] => {
    const field = value[name];
    if (!Array.isArray(field)) throw new Unreadable();
    return field.map(read);
  };
  const instantMs = (name: string): number => {
    const milliseconds = Date.parse(text(name));
    if (!Number.isSafeInteger(milliseconds)) throw new Unreadable();
    return milliseconds;
  };
  const has = (name: string): boolean => value[name] !== undefined;
  return { text, whole, minor, list, instantMs, has, part: (name: string) => fieldsOf(value[name]) };
}

export const textOf = (item: unknown): string => {
  if (typeof item !== 'string') throw new Unreadable();
  return item;
};

/** What the text of a format holds; undefined for anything but such a text. */
export function readPublishedText<T>(
  text: string,
  format: string,
  read: (value: Fields) => T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value) || value['format'] !== format) return undefined;
    return read(value);
  } catch {
    // Not JSON, or not in this form.
    return undefined;
  }
}

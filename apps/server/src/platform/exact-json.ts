type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/** `JSON.parse` as Node has it: the reviver also gets the text of a number. */
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/**
 * Reads JSON without rounding: every number becomes the text that was sent, so that an amount never passes through a
 * floating-point number. Undefined for anything but JSON.
 */
export function parseExactJson(text: string): unknown {
  try {
    return parse(text, (_key, value, { source }) =>
      typeof value === 'number' ? (source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}

/** A number as it was written, so that it can be told from a text. */
export class JsonNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** As `parseExactJson`, but numbers stay numbers: for protocols whose amounts are numbers and nothing else. */
export function parseNumberedJson(text: string): unknown {
  try {
    return parse(text, (_key, value, { source }) =>
      typeof value === 'number' ? new JsonNumber(source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}

/** What the shipped protocols read; the server checks the values. */
const PROTOCOLS: Readonly<Record<string, { config: readonly string[]; keys: readonly string[] }>> = {
  hub88: { config: ['url', 'operatorId'], keys: ['publicKey', 'privateKey'] },
  evolution: { config: ['url', 'casinoKey'], keys: ['apiToken', 'authToken'] },
  hmac: { config: ['url', 'account'], keys: ['key'] },
  transfer: { config: ['url', 'account'], keys: ['key'] },
};

export const keyNames = (adapter: string): readonly string[] => PROTOCOLS[adapter]?.keys ?? [];

/** The text of a config that an operator fills in. */
export const newConfig = (adapter: string): string =>
  JSON.stringify(
    Object.fromEntries((PROTOCOLS[adapter]?.config ?? []).map((name) => [name, ''])),
    undefined,
    2,
  );

/** Undefined for a text that is no JSON object. */
export function readConfig(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Null, which keeps the stored keys, if none is entered. */
export function keysOf(
  adapter: string,
  entered: Readonly<Record<string, string>>,
): Record<string, unknown> | null {
  const given = keyNames(adapter).flatMap((name) => {
    const text = entered[name]?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : null;
}

export const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** What the shipped adapters read; the server checks the values. */
const ADAPTERS: Readonly<Record<string, { config: readonly string[]; secrets: readonly string[] }>> = {
  switch: { config: ['url', 'profileId'], secrets: ['apiKey', 'hookKey', 'previousHookKey'] },
  signed: { config: ['url', 'account'], secrets: ['key', 'previousKey'] },
  sepay: {
    config: ['apiUrl', 'bankName', 'bankBin', 'accountNumber', 'holder'],
    secrets: ['apiToken', 'hookSecrets'],
  },
  scb: { config: ['apiUrl', 'billerId', 'holder'], secrets: ['apiKey', 'apiSecret'] },
  slip: { config: ['bankName', 'accountNumber', 'holder'], secrets: [] },
  evm: { config: [], secrets: ['rpcToken', 'signerSecret'] },
};

/** These hold several values, separated by spaces. */
const LISTS: ReadonlySet<string> = new Set(['hookSecrets']);

export const secretNames = (adapter: string): readonly string[] => ADAPTERS[adapter]?.secrets ?? [];

/** The text of a config that an operator fills in. */
export const configText = (adapter: string): string =>
  JSON.stringify(Object.fromEntries((ADAPTERS[adapter]?.config ?? []).map((name) => [name, ''])), null, 2);

/** Undefined for a text that is no JSON object. Empty texts are left out, so that adapters use their defaults. */
export function parseConfig(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== ''));
  } catch {
    return undefined;
  }
}

/** Null, which keeps the stored secrets, if none is entered. */
export function secretsOf(
  adapter: string,
  entered: Readonly<Record<string, string>>,
): Record<string, unknown> | null {
  const given = secretNames(adapter).flatMap((name) => {
    const text = entered[name]?.trim() ?? '';
    return text === '' ? [] : [[name, LISTS.has(name) ? text.split(/\s+/) : text] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : null;
}

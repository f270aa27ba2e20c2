const HIDDEN = '[hidden]';
/** Names of properties that may hold a secret; the audit log must never show their values. */
const SECRET_NAME = /password|passphrase|secret|token|hash|seed|privatekey|authorization|cookie/i;

/** A JSON copy without secrets; amounts become decimal strings in minor units. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) ? HIDDEN : withoutSecrets(inner),
    ]),
  );
}

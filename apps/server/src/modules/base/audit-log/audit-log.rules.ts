const HIDDEN = '[hidden]';
/** Names under which a secret might stand; a reader of the audit log must not find one. */
const SECRET_NAME = /password|passphrase|secret|token|hash|seed|privatekey|authorization|cookie/i;

/** A copy as JSON that holds no secret; amounts become decimal texts of their minor units. */
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

import type { FastifyInstance } from 'fastify';

/** A body as it arrived, which is what signatures are about, and its content. */
export type RawJson = { raw: string; json: { [key: string]: unknown } };

/** JSON bodies arrive as `RawJson`; one that is not an object has no fields. */
export function acceptRawJson(server: FastifyInstance): void {
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const raw = String(body);
    try {
      const json: unknown = raw === '' ? {} : JSON.parse(raw);
      const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
      done(null, { raw, json: isObject ? json : {} });
    } catch {
      done(null, { raw, json: {} });
    }
  });
}

/** A text field; empty if it is missing or no text. */
export const textOf = (json: { [key: string]: unknown }, field: string): string => {
  const value = json[field];
  return typeof value === 'string' ? value : '';
};
export const optionalText = (json: { [key: string]: unknown }, field: string): string | undefined =>
  textOf(json, field) || undefined;
/** A nested object; empty if it is missing or no object. */
export const objectOf = (json: { [key: string]: unknown }, field: string): { [key: string]: unknown } => {
  const value = json[field];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { [key: string]: unknown })
    : {};
};

import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const rebateErrors = {
  /** The merchant pays rebates by itself. */
  notManual: { code: 'rebates.not_manual', status: 409 },
  nothing: { code: 'rebates.nothing', status: 409 },
  tooLittle: { code: 'rebates.too_little', status: 409 },
  notFound: { code: 'rebates.not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;

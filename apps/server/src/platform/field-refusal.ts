import { appError, type AppError, type ErrorDefinition } from './http/errors.ts';

/** An error caused by one field of the input. The field's code is that of the error unless given. */
export const fieldRefusal = (error: ErrorDefinition, field: string, code: string = error.code): AppError =>
  appError(error, { fields: [{ field, code }] });

import { appError, type AppError, type ErrorDefinition } from './http/errors.ts';

/** An error that one field of the input is to blame for. The field has the error's own code unless told otherwise. */
export const fieldRefusal = (error: ErrorDefinition, field: string, code: string = error.code): AppError =>
  appError(error, { fields: [{ field, code }] });

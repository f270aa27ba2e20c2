import { z } from 'zod';

/** Path parameter of operators' calls for one merchant. Grants are checked against it as it stands in the path. */
export const merchantParams = z.object({ merchantCode: z.string().min(1).max(32) });

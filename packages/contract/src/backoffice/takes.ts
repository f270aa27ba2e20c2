import { z } from 'zod';
import { LIVE_LIST_NAMES } from '../console-realtime.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';

const liveList = z.enum(LIVE_LIST_NAMES);

const row = z.object({
  list: liveList,
  /** Empty for rows of the whole platform. */
  merchantCode: z.string().max(32),
  id: z.string().min(1).max(64),
});
export type DeskRow = z.infer<typeof row>;

const person = z.object({ id, name: z.string(), isMe: z.boolean() });

/** Who is viewing a row, and who has taken it. */
const attendance = z.object({
  merchantCode: z.string(),
  id: z.string(),
  lookers: z.array(person),
  takenBy: person.extend({ until: instant }).nullable(),
});
export type Attendance = z.infer<typeof attendance>;

const ROW_ERRORS = ['desk.row_not_found', 'desk.too_many'] as const;

/** Who looks at rows of lists and who works on them. Rows of merchants that are not granted are not found. */
export const takesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/takes',
    summary: 'Rows of a list that somebody is viewing or has taken, at the granted merchants.',
    access: 'operator',
    permission: 'own',
    query: z.object({ list: liveList }),
    response: z.array(attendance),
  },
  look: {
    method: 'PUT',
    path: '/console/takes/look',
    summary:
      'Reports for a minute that the operator is viewing a row, and extends the operator’s take of it.',
    access: 'operator',
    permission: 'own',
    body: row,
    response: attendance,
    errors: ROW_ERRORS,
  },
  take: {
    method: 'PUT',
    path: '/console/takes',
    summary:
      'Takes a row for five minutes, unless somebody else has it. Requests are taken by those who may decide.',
    access: 'operator',
    permission: 'own',
    body: row,
    response: attendance,
    errors: [...ROW_ERRORS, 'desk.taken', 'permissions.missing'],
  },
  leave: {
    method: 'POST',
    path: '/console/takes/leave',
    summary: 'Reports that the operator has left the row, and releases it.',
    access: 'operator',
    permission: 'own',
    body: row,
    response: z.null(),
    errors: ROW_ERRORS,
  },
});

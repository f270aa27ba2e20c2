import { defineRoutes } from '../route.ts';
import { auditList } from './audit.ts';
import { memberList } from './members.ts';

/** Operators' lists that read from several modules. */
export const listRoutes = defineRoutes({ audit: auditList.route, members: memberList.route });

import type { BoundRoutes } from '../../../platform/http/call.ts';
import { memberFileConsole } from './member-file.console.ts';
import type { MemberFileDeps } from './member-file.types.ts';

export type MemberFile = { consoleRoutes: BoundRoutes };

/** The file of one member for operators, read across the modules, with operators' notes. */
export const createMemberFile = (deps: MemberFileDeps): MemberFile => ({
  consoleRoutes: memberFileConsole(deps),
});

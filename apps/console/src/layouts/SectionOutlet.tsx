import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { usePermissions } from '../shared/permissions/use-permissions.ts';
import { NoAccess } from './NoAccess.tsx';
import { SECTIONS } from './sections.ts';

/**
 * The page, if the operator may open it. Operators without access to the start page are sent to their first section.
 */
export function SectionOutlet() {
  const { pathname } = useLocation();
  const { may } = usePermissions();
  const section = SECTIONS.find(({ path }) => path === pathname);
  if (!section || may(section.permission)) return <Outlet />;
  const first = SECTIONS.find(({ permission }) => may(permission));
  if (pathname === paths.today() && first) return <Navigate to={first.path} replace />;
  return <NoAccess permission={first && section.permission} />;
}

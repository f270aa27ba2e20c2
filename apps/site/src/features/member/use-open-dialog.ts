import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export const DIALOGS = [
  'password',
  'paymentPassword',
  'email',
  'mobile',
  'payeeName',
  'totp',
  'passkey',
] as const;
export type DialogName = (typeof DIALOGS)[number];

const KEY = 'open';
const isDialog = (name: string | null): name is DialogName =>
  (DIALOGS as readonly (string | null)[]).includes(name);

/** The open dialog, stored in the address so that back closes it and a link can open it. */
export function useOpenDialog(): {
  dialog: DialogName | undefined;
  open: (name: DialogName) => void;
  close: () => void;
} {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const name = query.get(KEY);
  // A visitor who followed a link has no previous page here.
  const opened = typeof state === 'object' && state !== null && 'opened' in state;
  const open = useCallback(
    (next: DialogName) =>
      void navigate({ search: `?${KEY}=${next}` }, { state: { opened: true }, preventScrollReset: true }),
    [navigate],
  );
  const close = useCallback(
    () => void (opened ? navigate(-1) : navigate(pathname, { replace: true, preventScrollReset: true })),
    [navigate, opened, pathname],
  );
  return { dialog: isDialog(name) ? name : undefined, open, close };
}

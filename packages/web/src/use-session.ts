import { useSyncExternalStore } from 'react';
import { session, type SessionState } from './session.ts';

const NONE: SessionState = { token: null, ended: 'not_begun' };
// A page rendered on the server knows no session.
const onServer = (): SessionState => NONE;

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get, onServer);

export const useSignedIn = (): boolean => useSession().token !== null;

import { useSyncExternalStore } from 'react';
import { NO_SESSION, session, type SessionState } from './session.ts';

// A page rendered on the server knows no session.
const onServer = (): SessionState => NO_SESSION;

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get, onServer);

export const useSignedIn = (): boolean => useSession().token !== null;

import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';

const counted = new Set<string>();

/** Counts the visit with a registration link, once while the site is open. The form does not depend on it. */
export function useLinkVisit(code: string): void {
  useEffect(() => {
    if (!code || counted.has(code)) return;
    counted.add(code);
    void call('network.linkVisit', { params: { code } }).catch(() => undefined);
  }, [code]);
}

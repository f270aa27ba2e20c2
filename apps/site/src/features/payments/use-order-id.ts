import { useCallback, useRef } from 'react';

/**
 * The id of an order: the same while its content is the same, so that an order that is sent again after a lost answer is
 * executed once.
 */
export function useOrderId(): (content: string) => string {
  const last = useRef<{ content: string; id: string }>(undefined);
  return useCallback((content) => {
    if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() };
    return last.current.id;
  }, []);
}

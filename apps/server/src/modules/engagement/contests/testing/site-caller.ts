import type { BoundRoutes } from '../../../../platform/http/call.ts';

type Answer = Record<string, unknown>;
type Given = { params?: object; query?: object; body?: object };

/** Calls handlers as the server would, with decoded inputs. */
export function siteCaller(
  groups: readonly BoundRoutes[],
  { merchantId, memberId }: { merchantId: string; memberId: string | undefined },
) {
  return <A = Answer>(name: string, given: Given = {}): Promise<A> => {
    const handler = groups.flatMap(({ handlers }) => handlers[name] ?? [])[0];
    if (!handler) throw new Error(`there is no call ${name}`);
    const call = {
      merchantId,
      language: 'EN',
      account: memberId === undefined ? null : { id: memberId, merchantId, kind: 'member' },
      params: {},
      query: { pageNum: 1, pageSize: 20 },
      body: {},
      ...given,
    };
    return (handler as (call: unknown) => Promise<A>)(call);
  };
}

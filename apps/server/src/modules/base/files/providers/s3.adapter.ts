import type { Clock } from '../../../../platform/clock.ts';
import type { FileStorage } from '../files.types.ts';
import { checkName } from './names.adapter.ts';
import { signS3, type Bucket, type S3Request } from './s3-signature.adapter.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/** A store that is busy asks to be called again; each call can be repeated without harm. */
const TRIES = 3;
const isBusy = (status: number): boolean => status >= 500 || status === 429;

/** Files in a bucket of an S3-compatible store, one folder per merchant. */
export function createS3Storage(bucket: Bucket, clock: Clock): FileStorage {
  async function send(method: S3Request['method'], name: string, body?: Buffer): Promise<Response> {
    const url = new URL(`${bucket.url}/${checkName(name)}`);
    for (let turn = 1; ; turn += 1) {
      const headers = signS3(bucket, {
        method,
        url,
        at: clock.now(),
        ...(body && { body, headers: { 'content-type': 'application/octet-stream' } }),
      });
      try {
        const answer = await fetch(url, {
          method,
          headers,
          body: body ? new Uint8Array(body) : null,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        });
        if (!isBusy(answer.status) || turn === TRIES) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (turn === TRIES) throw error;
      }
    }
  }
  /** @throws Error with what the store says, such as a wrong key */
  async function expectStatus(answer: Response, allowed: readonly number[]): Promise<void> {
    if (allowed.includes(answer.status)) return;
    const said = (await answer.text()).slice(0, 300);
    throw new Error(`the bucket of files answered ${answer.status}: ${said}`);
  }
  return {
    put: async (name, content) => {
      const answer = await send('PUT', name, content);
      await expectStatus(answer, [200, 201]);
      await answer.body?.cancel();
    },
    get: async (name) => {
      const answer = await send('GET', name);
      await expectStatus(answer, [200, 404]);
      if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    remove: async (name) => {
      const answer = await send('DELETE', name);
      await expectStatus(answer, [200, 204, 404]);
      await answer.body?.cancel();
    },
  };
}

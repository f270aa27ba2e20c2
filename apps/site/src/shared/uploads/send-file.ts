import { ApiError } from '@croupier/contract/client.ts';
import type { Failure } from '@croupier/contract/envelope.ts';
import { fileRoutes, type FileInfo, type FilePurpose } from '@croupier/contract/files/files.ts';
import { currentLanguage } from '@croupier/web/preferences/language.ts';
import { session } from '@croupier/web/session/session.ts';

/** Pictures from phones are large, and mobile networks slow. */
const TIMEOUT_MILLISECONDS = 120_000;

const problem = (code: string): ApiError => new ApiError({ code, message: code, value: null }, 0);

type Answer = { success: true; value: FileInfo } | Failure | null;

function answerOf(request: XMLHttpRequest): Answer {
  try {
    return JSON.parse(request.responseText) as Answer;
  } catch {
    return null;
  }
}

/**
 * Uploads one picture. It uses XMLHttpRequest, because `fetch` does not report the progress of what is sent.
 *
 * @throws ApiError
 */
export function sendFile(
  file: File,
  {
    purpose,
    signal,
    onProgress,
  }: {
    purpose: FilePurpose;
    signal: AbortSignal;
    /** From 0 to 1. */
    onProgress: (part: number) => void;
  },
): Promise<FileInfo> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${fileRoutes.upload.path}?for=${purpose}`);
    request.timeout = TIMEOUT_MILLISECONDS;
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('accept-language', currentLanguage());
    const token = session.token();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
    request.addEventListener('load', () => {
      const answer = answerOf(request);
      if (!answer) failed(problem('network.bad_answer'));
      else if (answer.success) done(answer.value);
      else failed(new ApiError(answer, request.status));
    });
    request.addEventListener('error', () => failed(problem('network.unreachable')));
    request.addEventListener('timeout', () => failed(problem('network.timeout')));
    signal.addEventListener('abort', () => {
      request.abort();
      failed(problem('network.unreachable'));
    });
    request.send(file);
  });
}

import { FILE_TYPES, MAX_FILE_BYTES } from '@croupier/contract/files/files.ts';

export type UploadState =
  | { name: 'sending'; part: number }
  | { name: 'done'; id: string }
  | { name: 'failed'; error: unknown };

/** One chosen picture. */
export type Upload = { key: string; file: File; previewUrl: string; state: UploadState };

export type FileProblem = 'type' | 'size' | 'empty';

/** Why a picture can't be sent; the server checks its bytes once more. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!FILE_TYPES.some((allowed) => allowed === type)) return 'type';
  if (size > MAX_FILE_BYTES) return 'size';
  return size === 0 ? 'empty' : undefined;
}

/** The chosen files that may be sent, and the first problem of the others. */
export function sortFiles(
  files: readonly File[],
  room: number,
): { sent: File[]; problem: FileProblem | 'count' | undefined } {
  const good = files.filter((file) => !fileProblem(file));
  const problem = files.map(fileProblem).find((found) => found !== undefined);
  const sent = good.slice(0, Math.max(0, room));
  return { sent, problem: problem ?? (sent.length < good.length ? 'count' : undefined) };
}

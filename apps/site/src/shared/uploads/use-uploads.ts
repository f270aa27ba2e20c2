import { MAX_FILES, type FilePurpose } from '@croupier/contract/files/files.ts';
import { useEffect, useRef, useState } from 'react';
import { backgroundCall } from '../api/call.ts';
import { sendFile } from './send-file.ts';
import { sortFiles, type FileProblem, type Upload, type UploadState } from './uploads.ts';

/** Pictures that are uploaded as soon as they are chosen; the form sends their ids. */
export type Uploads = {
  items: readonly Upload[];
  /** Ids of the uploaded pictures. */
  ids: string[];
  isSending: boolean;
  max: number;
  /** Why something that was chosen last was left out. */
  problem: FileProblem | 'count' | undefined;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  /** After the form was sent: the pictures are attached now, and are not deleted. */
  clear: () => void;
};

export function useUploads(purpose: FilePurpose, max = MAX_FILES): Uploads {
  const [items, setItems] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState<Uploads['problem']>();
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const [controllers, urls] = [running.current, previews.current];
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const update = (key: string, state: UploadState): void =>
    setItems((now) => now.map((item) => (item.key === key ? { ...item, state } : item)));

  const start = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const onProgress = (part: number): void => update(key, { name: 'sending', part });
    try {
      const { id } = await sendFile(file, { purpose, signal, onProgress });
      update(key, { name: 'done', id });
    } catch (error) {
      if (!signal.aborted) update(key, { name: 'failed', error });
    } finally {
      running.current.delete(key);
    }
  };

  const forget = (dropped: readonly Upload[]): void => {
    for (const { key, previewUrl } of dropped) {
      running.current.get(key)?.abort();
      URL.revokeObjectURL(previewUrl);
      previews.current.delete(previewUrl);
    }
  };

  return {
    items,
    ids: items.flatMap(({ state }) => (state.name === 'done' ? [state.id] : [])),
    isSending: items.some(({ state }) => state.name === 'sending'),
    max,
    problem,
    add: (files) => {
      const { sent, problem: left } = sortFiles(files, max - items.length);
      setProblem(left);
      const added = sent.map((file): Upload => {
        const previewUrl = URL.createObjectURL(file);
        previews.current.add(previewUrl);
        return { key: crypto.randomUUID(), file, previewUrl, state: { name: 'sending', part: 0 } };
      });
      setItems((now) => [...now, ...added]);
      for (const item of added) void start(item);
    },
    remove: (key) => {
      const dropped = items.filter((item) => item.key === key);
      forget(dropped);
      for (const { state } of dropped)
        // The server deletes what is left anyway.
        if (state.name === 'done')
          void backgroundCall('files.remove', { params: { id: state.id } }).catch(() => {});
      setItems((now) => now.filter((item) => item.key !== key));
      setProblem(undefined);
    },
    retry: (key) => {
      const item = items.find((each) => each.key === key);
      if (!item) return;
      update(key, { name: 'sending', part: 0 });
      void start(item);
    },
    clear: () => {
      forget(items);
      setItems([]);
      setProblem(undefined);
    },
  };
}

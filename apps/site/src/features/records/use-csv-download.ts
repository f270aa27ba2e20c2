import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { collectPages, type Page } from './collect-pages.ts';
import { csvLine, UTF8_MARK, type Cell } from './csv.ts';
import { saveFile } from './save-file.ts';

/** The server's largest page. */
export const CSV_PAGE_SIZE = 100;
/** Ten thousand rows: more than anybody reads, few enough for a phone. */
const MAX_PAGES = 100;

export type CsvSource<Row> = {
  fileName: string;
  header: readonly string[];
  cells: (row: Row) => readonly Cell[];
  load: (pageNum: number, signal: AbortSignal) => Promise<Page<Row>>;
};

export type CsvDownload = {
  /** 0 to 1 while rows are being collected. */
  share: number | undefined;
  start: () => void;
  cancel: () => void;
};

/** Collects a whole selection, page by page, into a file. */
export function useCsvDownload<Row>({ fileName, header, cells, load }: CsvSource<Row>): CsvDownload {
  const t = useTranslations('records');
  const format = useFormat();
  const toast = useToast();
  const [share, setShare] = useState<number>();
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const collect = async (controller: AbortController): Promise<void> => {
    const parts = [UTF8_MARK, csvLine(header)];
    let count = 0;
    const { isComplete } = await collectPages({
      load,
      maxPages: MAX_PAGES,
      signal: controller.signal,
      onPage: (rows, soFar) => {
        parts.push(...rows.map((row) => csvLine(cells(row))));
        count += rows.length;
        setShare(soFar);
      },
    });
    saveFile(fileName, parts);
    if (!isComplete) toast.show({ tone: 'warn', title: t('downloadPart', { count: format.number(count) }) });
  };
  const start = (): void => {
    if (stopper.current) return;
    const controller = new AbortController();
    stopper.current = controller;
    setShare(0);
    collect(controller)
      .catch(() => {
        if (!controller.signal.aborted) toast.show({ tone: 'lose', title: t('downloadFailed') });
      })
      .finally(() => {
        stopper.current = undefined;
        setShare(undefined);
      });
  };
  return { share, start, cancel: useCallback(() => stopper.current?.abort(), []) };
}

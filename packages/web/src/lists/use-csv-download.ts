import { csvLine, UTF8_MARK } from '@croupier/contract/csv.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveText } from '../browser/save-text.ts';
import { useLocaleFormat } from '../preferences/use-locale-format.ts';
import { collectPages } from './collect-pages.ts';
import type { CsvColumn } from './csv.ts';
import type { Page } from './define-list.ts';

/** The largest page that the server returns. */
const CSV_PAGE_SIZE = 100;
/** Ten thousand rows, which a phone can still handle. */
const MAX_PAGES = 100;

export type CsvSource<Row> = {
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  load: (page: { pageNum: number; pageSize: number; asOf: Date }, signal: AbortSignal) => Promise<Page<Row>>;
};

export type CsvDownload = {
  /** 0 to 1 while rows are being collected. */
  share: number | undefined;
  start: () => void;
  cancel: () => void;
};

/** Collects the rows of a whole selection, page by page, into a file. */
export function useCsvDownload<Row>({ fileName, columns, load }: CsvSource<Row>): CsvDownload {
  const t = useTranslations('lists');
  const format = useLocaleFormat();
  const toast = useToast();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const collect = async ({ signal }: AbortController): Promise<void> => {
    const asOf = new Date();
    const parts = [UTF8_MARK, csvLine(columns.map(({ header }) => header))];
    let count = 0;
    const { isComplete } = await collectPages({
      load: (pageNum) => load({ pageNum, pageSize: CSV_PAGE_SIZE, asOf }, signal),
      maxPages: MAX_PAGES,
      signal,
      onPage: (rows, done) => {
        parts.push(...rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))));
        count += rows.length;
        setShare(done);
      },
    });
    saveText(fileName, parts, 'text/csv');
    if (!isComplete) toast.show({ tone: 'warn', title: t('downloadPart', { count: format.number(count) }) });
  };
  const start = (): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    collect(controller)
      .catch(() => {
        if (!controller.signal.aborted) toast.show({ tone: 'lose', title: t('downloadFailed') });
      })
      .finally(() => {
        running.current = undefined;
        setShare(undefined);
      });
  };
  return { share, start, cancel: useCallback(() => running.current?.abort(), []) };
}

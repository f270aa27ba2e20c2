import { ScrollRegion } from '@croupier/ui/data/ScrollRegion.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

export type SheetHead = { from: Date; createdByName: string | null };
type Standing = 'coming' | 'current' | 'past';

/** Where each sheet stands; they come with the newest first. */
export function standingsOf(sheets: readonly SheetHead[], now: Date): Standing[] {
  const current = sheets.findIndex(({ from }) => from <= now);
  return sheets.map((_, index) => {
    if (current === -1 || index < current) return 'coming';
    return index === current ? 'current' : 'past';
  });
}

const TONES = { coming: 'info', current: 'win', past: 'neutral' } as const;

export type SheetListProps<S extends SheetHead> = {
  sheets: readonly S[];
  now: Date;
  merchantCode: string;
  render: (sheet: S) => ReactNode;
  onDrop: (from: Date) => void;
};

/** Sheets by time: those to come, the one that counts, those before. */
export function SheetList<S extends SheetHead>({
  sheets,
  now,
  merchantCode,
  render,
  onDrop,
}: SheetListProps<S>) {
  const t = useTranslations('console.loyalty');
  const format = useConsoleFormat();
  const standings = standingsOf(sheets, now);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sheets.map((sheet, index) => {
        const standing = standings[index] ?? 'past';
        return (
          <li key={sheet.from.toISOString()}>
            <Card>
              <header className="flex flex-wrap items-center gap-3">
                <Badge tone={TONES[standing]}>{t(standing)}</Badge>
                <span className="font-semibold text-text">
                  {t('since', { date: format.instant(sheet.from) })}
                </span>
                <span className="text-sm text-subtle">
                  {sheet.createdByName ? t('by', { name: sheet.createdByName }) : t('shipped')}
                </span>
                {standing === 'coming' && (
                  <span className="ml-auto">
                    <ActButton
                      permission="loyalty.rates.manage"
                      merchantCode={merchantCode}
                      label={t('drop')}
                      icon={<Undo2 aria-hidden />}
                      onPress={() => onDrop(sheet.from)}
                    />
                  </span>
                )}
              </header>
              <ScrollRegion className="mt-3">{render(sheet)}</ScrollRegion>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

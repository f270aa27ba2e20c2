import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { ChevronDown, ChevronUp, Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export type DetailPanelProps = {
  title: string;
  /** The address of the same record as a page, if it has one. */
  page?: string;
  onClose: () => void;
  /** The neighbours in the list. */
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  /** A `Detail` with `frame="panel"`. */
  children: ReactNode;
};

/** A record that opens over its list; it covers the screen of a phone. */
export function DetailPanel({ title, page, onClose, onNext, onPrevious, children }: DetailPanelProps) {
  const t = useTranslations();
  return (
    <Drawer
      open
      side="right"
      size="lg"
      title={title}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="mb-4 flex items-center gap-2">
        {page !== undefined && (
          <Link to={page} className={buttonClass({ variant: 'ghost', size: 'sm' }, '-ml-3')}>
            <Maximize2 aria-hidden />
            {t('console.detail.openPage')}
          </Link>
        )}
        <span className="ml-auto flex gap-1">
          <IconButton
            size="sm"
            label={t('console.detail.previous')}
            icon={<ChevronUp />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            size="sm"
            label={t('console.detail.next')}
            icon={<ChevronDown />}
            disabled={!onNext}
            onClick={onNext}
          />
        </span>
      </div>
      {children}
    </Drawer>
  );
}

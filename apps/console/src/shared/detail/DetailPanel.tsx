import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export type DetailPanelProps = {
  title: string;
  /** The address of the same record as a page. */
  page: string;
  onClose: () => void;
  /** A `Detail` with `frame="panel"`. */
  children: ReactNode;
};

/** A record that opens over its list; it covers the screen of a phone. */
export function DetailPanel({ title, page, onClose, children }: DetailPanelProps) {
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
      <div className="mb-4">
        <Link to={page} className={buttonClass({ variant: 'ghost', size: 'sm' }, '-ml-3')}>
          <Maximize2 aria-hidden />
          {t('console.detail.openPage')}
        </Link>
      </div>
      {children}
    </Drawer>
  );
}

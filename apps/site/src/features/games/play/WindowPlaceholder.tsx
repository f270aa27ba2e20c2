import { Button } from '@croupier/ui/buttons/Button.tsx';
import { AppWindow } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GameWindow } from './use-game-window.ts';

export type WindowPlaceholderProps = {
  name: string;
  window: GameWindow;
  onOpen: () => void;
  /** Continues in the page; undefined if the game requires a window. */
  onPlayHere?: (() => void) | undefined;
  picture?: ReactNode;
};

/** Placeholder for a game in its own window. */
export function WindowPlaceholder({ name, window, onOpen, onPlayHere, picture }: WindowPlaceholderProps) {
  const t = useTranslations('games.window');
  const { isOpen } = window;
  return (
    <section
      aria-live="polite"
      className="grid min-h-[26rem] place-items-center rounded-card border border-line bg-panel p-6 text-center shadow-raised"
    >
      <div className="max-w-md">
        <div
          aria-hidden
          className="mx-auto mb-5 grid size-18 place-items-center overflow-hidden rounded-tile border border-brand-line bg-brand-soft text-brand-text [&_svg]:size-8"
        >
          {picture ?? <AppWindow />}
        </div>
        <h2 className="text-2xl">{t(isOpen ? 'isOpen' : 'ready', { name })}</h2>
        <p className="mt-2 text-muted">{t(isOpen ? 'isOpenText' : 'readyText')}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button variant="primary" icon={<AppWindow aria-hidden />} onClick={isOpen ? window.focus : onOpen}>
            {t(isOpen ? 'focus' : 'open')}
          </Button>
          {onPlayHere && (
            <Button
              onClick={() => {
                window.close();
                onPlayHere();
              }}
            >
              {t('playHere')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

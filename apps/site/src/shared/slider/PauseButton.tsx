import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'use-intl';

export type PauseButtonProps = { paused: boolean; toggle: () => void; className?: string };

/** Pauses autoplay. Hidden with reduced motion, where nothing moves. */
export function PauseButton({ paused, toggle, className = '' }: PauseButtonProps) {
  const t = useTranslations('home');
  return (
    <IconButton
      label={t(paused ? 'resume' : 'pause')}
      icon={paused ? <Play /> : <Pause />}
      variant="secondary"
      size="sm"
      onClick={toggle}
      className={`motion-reduce:hidden ${className}`}
    />
  );
}

import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from '../status/EmptyState.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean | undefined;
  icon?: ReactNode;
  className?: string | undefined;
};

/** An error with a retry button. */
export function ErrorState({ title, text, retryLabel, onRetry, retrying, icon, className }: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        tone="lose"
        icon={icon ?? <CloudOff />}
        title={title}
        text={text}
        action={
          <Button icon={<RotateCw />} loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}

import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadPart } from './chunk-loading.ts';

/** A part of the page that is loaded when first shown: dialogs, menus, forms. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));

type BoundaryProps = { fallback: ReactNode; onError?: (() => void) | undefined; children: ReactNode };

/** A class because React catches errors of rendering nowhere else. */
class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export type LazyPartProps = {
  /** Shown while the part is on its way, and when it did not arrive. */
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/** Around a lazy part: what is late or lost leaves the rest of the page alone. */
export const LazyPart = ({ fallback = null, onError, children }: LazyPartProps) => (
  <PartBoundary {...{ fallback, onError }}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </PartBoundary>
);

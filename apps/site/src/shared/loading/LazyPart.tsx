import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadPart } from './chunk-loading.ts';

/** A component whose script is loaded when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));

type BoundaryProps = { fallback: ReactNode; onError?: (() => void) | undefined; children: ReactNode };

/** An error boundary, which React supports in classes only. */
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
  /** Shown while the component loads and when loading failed. */
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/** Wraps a lazy component, so that loading or failing does not affect the rest of the page. */
export const LazyPart = ({ fallback = null, onError, children }: LazyPartProps) => (
  <PartBoundary {...{ fallback, onError }}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </PartBoundary>
);

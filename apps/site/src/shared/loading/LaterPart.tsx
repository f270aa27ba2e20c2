import { lazy, memo, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from './chunk-loading.ts';
import { repeatPressIn } from './early-press.ts';
import { LazyPart } from './LazyPart.tsx';

/** Rendered with the part, so its effect runs when the part works. */
function Arrived({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

/**
 * A part of the layout whose script loads after the first screen works. The server renders it, so first-time visitors see
 * it from the start. A button that is pressed before its script has arrived is pressed again afterwards.
 *
 * @param name identifies the part on the page
 */
export function laterPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (loaded ??= await loadChunk(load));
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Part(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    // Chosen once: changing the component type would mount it again.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    const [onArrive] = useState(() => () => {
      if (!box.current) return;
      delete box.current.dataset['later'];
      repeatPressIn(name, box.current);
    });
    return (
      <div ref={box} className="contents" data-later={name}>
        <LazyPart>
          <Shown {...props} />
          <Arrived onArrive={onArrive} />
        </LazyPart>
      </div>
    );
  }
  // An update from above would make React replace the server's HTML before the script has arrived.
  return Object.assign(memo(Part), { preload });
}

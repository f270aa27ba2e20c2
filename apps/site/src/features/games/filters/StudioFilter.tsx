import { startTransition, useState } from 'react';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { StudioButton } from './StudioButton.tsx';
import type { StudioFilterProps } from './StudioPicker.tsx';

const StudioPicker = lazyPart(async () => (await import('./StudioPicker.tsx')).StudioPicker);

/** The choice of studios, whose script is loaded when it is first opened. */
export function StudioFilter(props: StudioFilterProps) {
  const [isOpened, setOpened] = useState(false);
  const names = props.vendors.filter(({ code }) => props.chosen.includes(code)).map(({ name }) => name);
  const button = (
    <StudioButton
      names={names}
      // The button keeps its place and its focus until the script has arrived.
      onClick={() => startTransition(() => setOpened(true))}
    />
  );
  return (
    <LazyPart fallback={button}>{isOpened ? <StudioPicker {...props} names={names} /> : button}</LazyPart>
  );
}

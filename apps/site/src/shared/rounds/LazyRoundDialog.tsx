import { LazyPart, lazyPart } from '../loading/LazyPart.tsx';
import type { RoundDialogProps } from './RoundDialog.tsx';

const Part = lazyPart(async () => (await import('./RoundDialog.tsx')).RoundDialog);

/** The details of a round, loaded on first use. */
export const LazyRoundDialog = (props: RoundDialogProps) =>
  props.roundId === undefined ? null : (
    <LazyPart onError={props.onClose}>
      <Part {...props} />
    </LazyPart>
  );

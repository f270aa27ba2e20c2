import { Kbd } from '@croupier/ui/layout/Kbd.tsx';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { hotkeysOn } from '../preferences.ts';

/** The key of a button, beside its text, for those who use the keyboard shortcuts. */
export function KeyHint({ keys }: { keys: string }) {
  const isOn = useStoredChoice(hotkeysOn);
  if (!isOn) return null;
  return (
    <span aria-hidden className="ms-1 pointer-coarse:hidden">
      <Kbd>{keys}</Kbd>
    </span>
  );
}

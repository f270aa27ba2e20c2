import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

export type PositionControlProps = {
  name: string;
  /** From 1; null where the record has no position. */
  position: number | null;
  /** The highest position. */
  last: number;
  /** Whether an empty field takes the position away. */
  isOptional?: boolean;
  disabled: boolean;
  onPlace: (position: number | null) => void;
};

/** Moves a record within its list: up, down, or to a typed position. */
export function PositionControl(props: PositionControlProps) {
  const { name, position, last, isOptional, disabled, onPlace } = props;
  const t = useTranslations('console.games');
  const [typed, setTyped] = useState<string>();
  const pressed = useRef<{ button: HTMLButtonElement; from: number | null }>(null);
  // The row moves in the document, which takes the focus from its buttons.
  useEffect(() => {
    if (!pressed.current || pressed.current.from === position) return;
    pressed.current.button.focus();
    pressed.current = null;
  }, [position]);
  const move = (event: MouseEvent<HTMLButtonElement>, next: number): void => {
    pressed.current = { button: event.currentTarget, from: position };
    onPlace(next);
  };
  const shown = typed ?? (position === null ? '' : String(position));

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    setTyped(undefined);
    const next = shown.trim() === '' ? null : Number(shown);
    if (next === position || (next === null && !isOptional)) return;
    if (next === null || (Number.isInteger(next) && next >= 1)) onPlace(next && Math.min(next, last));
  };
  return (
    <form className="flex items-center gap-0.5" onSubmit={submit}>
      <TextField
        label={t('positionOf', { name })}
        labelHidden
        className="w-16"
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        disabled={disabled}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onBlur={() => submit()}
      />
      <IconButton
        size="sm"
        label={t('up', { name })}
        icon={<ArrowUp />}
        disabled={disabled || position === null || position <= 1}
        onClick={(event) => move(event, (position ?? 1) - 1)}
      />
      <IconButton
        size="sm"
        label={t('down', { name })}
        icon={<ArrowDown />}
        disabled={disabled || position === null || position >= last}
        onClick={(event) => move(event, (position ?? 0) + 1)}
      />
    </form>
  );
}

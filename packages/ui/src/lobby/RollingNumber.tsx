import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';

export type RollingNumberProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The formatted number, for example `1,204.50`. */
  value: string;
};

const placeOf = (digit: string): CSSProperties & Record<'--digit', string> => ({ '--digit': digit });

/**
 * Rolls the digits that change. Digits are keyed by their distance from the right, so that 9 → 10 adds one in front
 * instead of changing all. The text content is the plain value; with reduced motion nothing rolls.
 */
export function RollingNumber({ value, className, ...rest }: RollingNumberProps) {
  const characters = Array.from(value);
  return (
    <span {...rest} className={clsx('numeric inline-block whitespace-nowrap', className)}>
      <span className="sr-only">{value}</span>
      <span aria-hidden className="rolling-number">
        {characters.map((character, index) => {
          const key = characters.length - index;
          return /\d/.test(character) ? (
            <span key={key} className="rolling-digit" style={placeOf(character)} />
          ) : (
            <span key={key} className="rolling-sign" data-sign={character} />
          );
        })}
      </span>
    </span>
  );
}

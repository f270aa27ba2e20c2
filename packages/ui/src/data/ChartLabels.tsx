import { clsx } from 'clsx';

export type ChartLabelsProps = {
  values: ReadonlyArray<{ key: string; label: string }>;
  /** How many labels have room. */
  room: { narrow: number; wide: number };
};

/** The labels below the bars of a chart; only some are shown where there is little room. */
export function ChartLabels({ values, room }: ChartLabelsProps) {
  const every = {
    narrow: Math.ceil(values.length / room.narrow),
    wide: Math.ceil(values.length / room.wide),
  };
  return (
    <div aria-hidden className="mt-1 flex text-2xs text-subtle">
      {values.map(({ key, label }, index) => (
        <span
          key={key}
          className={clsx(
            'numeric flex min-w-0 flex-1 justify-center whitespace-nowrap',
            index % every.narrow !== 0 && 'max-lg:invisible',
            index % every.wide !== 0 && 'lg:invisible',
          )}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

import { Progress, type ProgressProps } from '@croupier/ui/status/Progress.tsx';

type MeterProps = { label: string; value: number; text: string; note: string; tone?: ProgressProps['tone'] };

/** How far something is: its name, the figures, a bar, and what is left. */
export function Meter({ label, value, text, note, tone }: MeterProps) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="text-muted">{label}</span>
        <span className="numeric font-semibold text-text">{text}</span>
      </p>
      <Progress label={label} value={value} valueText={text} tone={tone} />
      <p className="numeric text-xs text-subtle">{note}</p>
    </div>
  );
}

import { detailLines } from './vendor-detail.ts';

export type GameFactsProps = { title: string; facts: unknown };

/** The bet, the moves or the result of a game as lines, with the names that its rules use. */
export function GameFacts({ title, facts }: GameFactsProps) {
  const lines = detailLines({ [title]: facts });
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold text-muted">{title}</h3>
      <dl className="grid gap-1.5 rounded-field bg-well p-4 text-sm shadow-well">
        {lines.map(({ path, name, value }) => (
          <div key={path} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="numeric min-w-0 text-right font-semibold wrap-anywhere text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

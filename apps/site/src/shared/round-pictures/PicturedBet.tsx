/** The settings of a bet, under its picture. */
export const PicturedBet = ({
  settings,
}: {
  settings: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm">
    {settings.map(([name, value]) => (
      <div key={name} className="flex gap-1.5">
        <dt className="text-subtle">{name}</dt>
        <dd className="numeric font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

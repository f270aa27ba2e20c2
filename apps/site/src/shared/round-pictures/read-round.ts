type Kind = 'number' | 'string' | 'array' | 'object';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** A round in the form of its game's rules. */
export type RecordedRound = { gameId: string; bet: unknown; facts: unknown };

/** What each field of a record's facts has to be. */
export type FieldsOf<Facts> = Readonly<Partial<Record<keyof Facts & string, Kind>>>;

/** Whether a part of a record has these fields. Records of later or earlier rules may have others. */
const hasFields = (value: unknown, fields: Readonly<Record<string, Kind>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, kind]) => kindOf(Reflect.get(value, name)) === kind);

/** The bet and the facts of a record, if both have the form that a picture is drawn from. */
export function readRound<Bet, Facts>(
  { bet, facts }: Pick<RecordedRound, 'bet' | 'facts'>,
  parseBet: (value: unknown) => Bet | undefined,
  fields: FieldsOf<Facts>,
): { bet: Bet; facts: Facts } | undefined {
  const known = parseBet(bet);
  if (known === undefined || !hasFields(facts, fields as Record<string, Kind>)) return undefined;
  return { bet: known, facts: facts as Facts };
}

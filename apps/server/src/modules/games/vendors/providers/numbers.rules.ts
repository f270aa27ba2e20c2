/** JSON in which the named fields are numbers written exactly, as no double could hold them. */
export function jsonWithNumbers(content: object, numbers: Readonly<Record<string, string>>): string {
  const texts = Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const written = Object.entries(numbers).map(([key, value]) => `${JSON.stringify(key)}:${value}`);
  return `{${[...texts, ...written].join(',')}}`;
}

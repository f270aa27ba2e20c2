/** In byte order, so that paths sort like their numbers. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
/** What a character stands for, by its code: trees of millions are read off their paths. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))),
);
const CODE_LENGTH = 5;
const HIGHEST = ALPHABET.length ** CODE_LENGTH - 1;

/** The code of one number. @throws RangeError below 1 or above 2³⁰ − 1 */
function codeOf(no: number): string {
  if (!Number.isInteger(no) || no < 1 || no > HIGHEST) throw new RangeError(`${no} is no number of a node`);
  let code = '';
  for (let place = CODE_LENGTH - 1; place >= 0; place -= 1) code += ALPHABET[(no >> (6 * place)) & 63] ?? '';
  return code;
}

/** The path of a node below another; the house's own path is empty. */
export const pathBelow = (upline: string, no: number): string => upline + codeOf(no);

/** The path of the node above; empty is the house. */
export const uplineOf = (path: string): string => path.slice(0, -CODE_LENGTH);

/** The number of the node at the end of a path. */
export const lastNo = (path: string): number => noAt(path, levelsOf(path) - 1);

/** Behind every path of the team. */
export const endOfTeam = (path: string): string => `${path}~`;

/** Whether a path is the team's agent or below. */
export const isInTeam = (path: string, agent: string): boolean => path.startsWith(agent);

/** How many levels below the house a path leads. */
export const levelsOf = (path: string): number => path.length / CODE_LENGTH;

/** The number of the node at a level of a path; 0 is the root. */
export function noAt(path: string, level: number): number {
  let no = 0;
  for (let place = level * CODE_LENGTH; place < (level + 1) * CODE_LENGTH; place += 1)
    no = no * ALPHABET.length + (VALUES[path.charCodeAt(place)] ?? 0);
  return no;
}

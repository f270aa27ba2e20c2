import { hash } from 'node:crypto';

export type Prize = { code: string; numbers: string[] };

/** Prizes of each kind of lottery: code, digits of a number, how many. */
type Board = readonly (readonly [code: string, digits: number, count: number])[];

const NORTH: Board = [
  ['db', 5, 1],
  ['g1', 5, 1],
  ['g2', 5, 2],
  ['g3', 5, 6],
  ['g4', 4, 4],
  ['g5', 4, 6],
  ['g6', 3, 3],
  ['g7', 2, 4],
];
const SOUTH: Board = [
  ['db', 6, 1],
  ['g1', 5, 1],
  ['g2', 5, 1],
  ['g3', 5, 2],
  ['g4', 5, 7],
  ['g5', 4, 1],
  ['g6', 4, 3],
  ['g7', 3, 1],
  ['g8', 2, 1],
];
const BOARDS: Readonly<Record<string, Board>> = {
  '3d': [['digits', 1, 3]],
  p3: [['digits', 1, 3]],
  thai: [
    ['first', 6, 1],
    ['front3', 3, 2],
    ['back3', 3, 2],
    ['back2', 2, 1],
  ],
  lao: [['first', 4, 1]],
  'vn-north': NORTH,
};

const boardOf = (lottery: string): Board | undefined =>
  BOARDS[lottery] ?? (lottery.startsWith('vn-') ? SOUTH : undefined);

/** The result of a lottery on a day: always the same for the same day. Undefined for an unknown lottery. */
export function prizesOf(lottery: string, number: string, variant = ''): Prize[] | undefined {
  const digit = (at: string): number =>
    Number.parseInt(hash('sha256', `${lottery}/${number}/${at}${variant}`).slice(0, 8), 16) % 10;
  return boardOf(lottery)?.map(([code, digits, count]) => ({
    code,
    numbers: Array.from({ length: count }, (_, index) =>
      Array.from({ length: digits }, (_digit, place) => digit(`${code}/${index}/${place}`)).join(''),
    ),
  }));
}

/** The day before, of a number that is a day. */
export function dayBefore(number: string): string {
  const day = `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
  const at = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000);
  return at.toISOString().slice(0, 10).replaceAll('-', '');
}

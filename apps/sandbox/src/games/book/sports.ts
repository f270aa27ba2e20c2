/** A name in English and in Thai. */
export type Name = { EN: string; TY: string };

export type SportCode =
  | 'football'
  | 'futsal'
  | 'beach-soccer'
  | 'ice-hockey'
  | 'field-hockey'
  | 'floorball'
  | 'roller-hockey';

/** A sport whose goals follow a Poisson process; `goals` is the average of one side in a whole match. */
export type Sport = {
  code: SportCode;
  name: Name;
  minutes: number;
  goals: number;
  /** Over/under lines. */
  lines: readonly [number, number, number];
  surface: 'grass' | 'ice' | 'court' | 'sand';
};

const sport = (
  code: SportCode,
  EN: string,
  TY: string,
  facts: Pick<Sport, 'minutes' | 'goals' | 'lines' | 'surface'>,
): Sport => ({ code, name: { EN, TY }, ...facts });

export const SPORTS: readonly Sport[] = [
  sport('football', 'Football', 'ฟุตบอล', {
    minutes: 90,
    goals: 1.35,
    lines: [1.5, 2.5, 3.5],
    surface: 'grass',
  }),
  sport('futsal', 'Futsal', 'ฟุตซอล', { minutes: 40, goals: 2.9, lines: [4.5, 5.5, 6.5], surface: 'court' }),
  sport('beach-soccer', 'Beach Soccer', 'ฟุตบอลชายหาด', {
    minutes: 36,
    goals: 3.8,
    lines: [6.5, 7.5, 8.5],
    surface: 'sand',
  }),
  sport('ice-hockey', 'Ice Hockey', 'ฮอกกี้น้ำแข็ง', {
    minutes: 60,
    goals: 2.9,
    lines: [4.5, 5.5, 6.5],
    surface: 'ice',
  }),
  sport('field-hockey', 'Field Hockey', 'ฮอกกี้สนาม', {
    minutes: 60,
    goals: 2,
    lines: [2.5, 3.5, 4.5],
    surface: 'grass',
  }),
  sport('floorball', 'Floorball', 'ฟลอร์บอล', {
    minutes: 60,
    goals: 3.6,
    lines: [5.5, 6.5, 7.5],
    surface: 'court',
  }),
  sport('roller-hockey', 'Roller Hockey', 'โรลเลอร์ฮอกกี้', {
    minutes: 50,
    goals: 3.1,
    lines: [4.5, 5.5, 6.5],
    surface: 'court',
  }),
];

export const findSport = (code: string): Sport | undefined => SPORTS.find((one) => one.code === code);

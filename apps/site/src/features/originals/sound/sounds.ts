import type { Note } from './synthesiser.ts';

const note = (atSeconds: number, hertz: number, change: Partial<Note> = {}): Note => ({
  atSeconds,
  lengthSeconds: 0.12,
  fromHertz: hertz,
  toHertz: hertz,
  wave: 'sine',
  loudness: 0.12,
  ...change,
});

/** Frequency ratio of a semitone. */
const SEMITONE = 2 ** (1 / 12);
const HIGHEST_STEP = 14;
/** Semitones above the first step. */
const HIGHEST_PITCH = 48;

const chord = (base: number, steps: readonly number[], gapSeconds: number, lengthSeconds: number): Note[] =>
  steps.map((step, index) =>
    note(index * gapSeconds, base * SEMITONE ** step, { lengthSeconds, wave: 'triangle', loudness: 0.14 }),
  );

export const sounds = {
  tick: (): Note[] => [note(0, 1_400, { lengthSeconds: 0.03, toHertz: 900, wave: 'square', loudness: 0.03 })],
  /** One step of a rising multiplier. */
  step: (count: number): Note[] => {
    const pitch = 196 * SEMITONE ** Math.min(2 * count, HIGHEST_PITCH);
    return [note(0, pitch, { lengthSeconds: 0.07, toHertz: pitch * 1.02, wave: 'triangle', loudness: 0.06 })];
  },
  roll: (): Note[] =>
    [0, 0.06, 0.12].map((at) =>
      note(at, 520, { lengthSeconds: 0.04, toHertz: 300, wave: 'triangle', loudness: 0.06 }),
    ),
  climb: (): Note[] => [note(0, 240, { lengthSeconds: 0.3, toHertz: 760, wave: 'triangle', loudness: 0.05 })],
  whirl: (): Note[] =>
    [0, 0.05, 0.1, 0.16, 0.23, 0.31, 0.41, 0.53].map((at) =>
      note(at, 900, { lengthSeconds: 0.03, toHertz: 600, wave: 'square', loudness: 0.025 }),
    ),
  win: (): Note[] => chord(523, [0, 4, 7], 0.06, 0.22),
  fineWin: (): Note[] => chord(523, [0, 4, 7, 12], 0.065, 0.28),
  bigWin: (): Note[] => chord(523, [0, 4, 7, 12, 16, 19], 0.075, 0.4),
  hugeWin: (): Note[] => chord(392, [0, 4, 7, 12, 16, 19, 24, 19, 24, 28], 0.085, 0.55),
  lose: (): Note[] => [note(0, 180, { lengthSeconds: 0.18, toHertz: 110, loudness: 0.1 })],
  /** Each gem of a round has a higher pitch than the one before. */
  gem: (count: number): Note[] => {
    const pitch = 587 * SEMITONE ** Math.min(count, HIGHEST_STEP);
    return [
      note(0, pitch, { lengthSeconds: 0.16 }),
      note(0.04, pitch * 2, { lengthSeconds: 0.22, loudness: 0.05 }),
    ];
  },
  bomb: (): Note[] => [
    note(0, 160, { lengthSeconds: 0.5, toHertz: 32, wave: 'sawtooth', loudness: 0.2 }),
    note(0, 70, { lengthSeconds: 0.6, toHertz: 28, wave: 'square', loudness: 0.12 }),
  ],
} satisfies Record<string, (count: number) => Note[]>;

export type SoundName = keyof typeof sounds;

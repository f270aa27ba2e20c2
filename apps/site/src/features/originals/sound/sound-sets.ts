import type { Note } from './synthesiser.ts';

/** How the same notes sound. */
export const SOUND_SETS = ['soft', 'arcade', 'bells'] as const;
export type SoundSet = (typeof SOUND_SETS)[number];

const ring = (note: Note): Note[] => [
  { ...note, wave: 'sine', lengthSeconds: note.lengthSeconds * 1.8, loudness: note.loudness * 0.8 },
  // The overtone that makes a bell of it.
  {
    ...note,
    wave: 'sine',
    fromHertz: note.fromHertz * 2.76,
    toHertz: note.toHertz * 2.76,
    lengthSeconds: note.lengthSeconds * 0.9,
    loudness: note.loudness * 0.25,
  },
];

const SETS: Readonly<Record<SoundSet, (note: Note) => Note[]>> = {
  soft: (note) => [note],
  // Square waves are heard as louder.
  arcade: (note) => [
    { ...note, wave: 'square', lengthSeconds: note.lengthSeconds * 0.75, loudness: note.loudness * 0.4 },
  ],
  bells: ring,
};

export const inSet = (notes: readonly Note[], set: SoundSet): Note[] => notes.flatMap(SETS[set]);

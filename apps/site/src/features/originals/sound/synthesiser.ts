/** A synthesised sound: no files to load or license. Times in seconds from now. */
export type Note = {
  atSeconds: number;
  lengthSeconds: number;
  fromHertz: number;
  toHertz: number;
  wave: OscillatorType;
  /** 0 to 1 */
  loudness: number;
};

const FADE_IN_SECONDS = 0.006;
const SILENCE = 0.0001;

export type Synthesiser = { play: (notes: readonly Note[]) => void };

function playNote(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.atSeconds;
  const end = begin + note.lengthSeconds;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = note.wave;
  oscillator.frequency.setValueAtTime(note.fromHertz, begin);
  oscillator.frequency.exponentialRampToValueAtTime(note.toHertz, end);
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(note.loudness, begin + FADE_IN_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}

/** Browsers allow sound only after a user gesture; the first note follows a press. */
export function createSynthesiser(makeContext: () => AudioContext): Synthesiser {
  let context: AudioContext | undefined;
  return {
    play: (notes) => {
      try {
        context ??= makeContext();
        if (context.state === 'suspended') void context.resume();
        for (const note of notes) playNote(context, note);
      } catch {
        // The game works without sound.
      }
    },
  };
}

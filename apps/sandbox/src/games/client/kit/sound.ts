export type Tone = 'chip' | 'card' | 'tick' | 'win' | 'stop';

type Note = { hertz: number; at: number; seconds: number; shape: OscillatorType; volume: number };
const NOTES: Readonly<Record<Tone, readonly Note[]>> = {
  chip: [{ hertz: 1_900, at: 0, seconds: 0.05, shape: 'triangle', volume: 0.12 }],
  card: [{ hertz: 320, at: 0, seconds: 0.07, shape: 'sawtooth', volume: 0.05 }],
  tick: [{ hertz: 900, at: 0, seconds: 0.03, shape: 'square', volume: 0.03 }],
  stop: [{ hertz: 140, at: 0, seconds: 0.09, shape: 'sine', volume: 0.22 }],
  win: [523, 659, 784, 1_047].map((hertz, index) => ({
    hertz,
    at: index * 0.09,
    seconds: 0.22,
    shape: 'triangle' as const,
    volume: 0.14,
  })),
};

/** Short synthesised sounds, off until the player switches them on. */
export function createSound() {
  let context: AudioContext | undefined;
  return {
    isOn: (): boolean => context !== undefined,
    toggle: (): boolean => {
      if (context) {
        void context.close();
        context = undefined;
      } else context = new AudioContext();
      return context !== undefined;
    },
    play: (tone: Tone): void => {
      if (!context) return;
      for (const { hertz, at, seconds, shape, volume } of NOTES[tone]) {
        const start = context.currentTime + at;
        const [oscillator, gain] = [context.createOscillator(), context.createGain()];
        oscillator.type = shape;
        oscillator.frequency.value = hertz;
        gain.gain.setValueAtTime(volume, start);
        gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
        oscillator.connect(gain).connect(context.destination);
        oscillator.start(start);
        oscillator.stop(start + seconds);
      }
    },
  };
}
export type Sound = ReturnType<typeof createSound>;

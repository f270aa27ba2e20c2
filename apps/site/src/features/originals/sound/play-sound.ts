import { soundOn } from '../preferences.ts';
import { sounds } from './sounds.ts';
import { createSynthesiser } from './synthesiser.ts';

const synthesiser = createSynthesiser(() => new AudioContext());

/** Plays a sound if sound is on. `count` raises the pitch of gems. */
export function playSound(name: keyof typeof sounds, count = 0): void {
  if (soundOn.get()) synthesiser.play(sounds[name](count));
}

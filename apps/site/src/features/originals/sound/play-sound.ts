import { soundOn } from '../preferences.ts';
import { sounds } from './sounds.ts';
import { createSynthesiser } from './synthesiser.ts';

const synthesiser = createSynthesiser(() => new AudioContext());

/** Sounds when the player wants to hear something. `count` raises the pitch of gems. */
export function playSound(name: keyof typeof sounds, count = 0): void {
  if (soundOn.get()) synthesiser.play(sounds[name](count));
}

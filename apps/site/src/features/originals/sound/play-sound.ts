import { soundOn, soundSet } from '../preferences.ts';
import { inSet } from './sound-sets.ts';
import { sounds, type SoundName } from './sounds.ts';
import { createSynthesiser } from './synthesiser.ts';

const synthesiser = createSynthesiser(() => new AudioContext());

/** Plays a sound of the chosen set if sound is on. `count` raises the pitch of gems. */
export function playSound(name: SoundName, count = 0): void {
  if (soundOn.get()) synthesiser.play(inSet(sounds[name](count), soundSet.get()));
}

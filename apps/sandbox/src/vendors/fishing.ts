import type { Draft } from './draft.ts';
import type { Random } from './random.ts';
import { wordsOf, type Words } from './words.ts';

const PREY = wordsOf(
  'Shark=ฉลาม, Golden Carp=ปลาคาร์ปทอง, Manta=กระเบนราหู, Kraken=คราเคน, Crab King=ราชาปู, Whale=วาฬ, Sea Dragon=มังกรทะเล, Swordfish=ปลากระโทงดาบ, Jellyfish=แมงกะพรุน, Crocodile=จระเข้, Giant Squid=หมึกยักษ์, Piranha=ปิรันยา, Turtle King=ราชาเต่า, Catfish=ปลาบึก',
);
const DEEDS = wordsOf(
  'Hunter=ล่า, Shooter=ยิง, Patrol=ลาดตระเวนล่า, Storm=พายุล่า, Legend=ตำนานล่า, Rush=ศึกล่า, Raid=บุกล่า, Derby=ประลองล่า',
);

/** Every fish of every game is caught with 0.96 / m. */
const RETURN_BPS = 9_600;

export function fishing(waters: Words, random: Random): Draft {
  const [prey, deed, water] = [random.pick(PREY), random.pick(DEEDS), random.pick(waters)];
  const long = random.share() < 0.55;
  return {
    names: {
      EN: long ? `${prey[0]} ${deed[0]} ${water[0]}` : `${prey[0]} ${deed[0]}`,
      TY: long ? `${deed[1]}${prey[1]} ${water[1]}` : `${deed[1]}${prey[1]}`,
    },
    themes: ['ocean', 'shooting', prey[0].toLowerCase().replaceAll(' ', '-')],
    rtpBps: RETURN_BPS,
    hasDemo: random.share() < 0.7,
  };
}

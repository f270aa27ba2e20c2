import { glow, groundShadow } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { mirrored, plate, twin, volume } from '../../volume.ts';
import { lean } from './beasts.ts';
import { plume } from './rooster.ts';

/** A phoenix rising from fire. */
export const phoenix: Motif = (painter) => {
  const { colors } = painter;
  const { gold, ruby } = colors;
  const flame = rampOf(50, 0.19);
  const ramps = [ruby, flame, gold] as const;
  const wing = Array.from({ length: 21 }, (_, index) => {
    const row = Math.floor(index / 7);
    const column = index % 7;
    const ramp = ramps[row] ?? ruby;
    return plume(
      painter,
      [26 + column * 9, 10 - row * 8],
      -86 + column * 17 + row * 4,
      246 - row * 64 - column * 12,
      20,
      -34,
      ramp,
      ramp === gold ? 0.88 : ramp === ruby ? 0.56 : 0.7,
    );
  }).join('');
  const tail = [-2, 2, -1, 1, 0]
    .map((index) =>
      plume(
        painter,
        [index * 8, 96],
        90 - index * 15,
        190 - Math.abs(index) * 16,
        19,
        index * 16,
        ramps[Math.abs(index) % 3] ?? ruby,
        0.7,
      ),
    )
    .join('');
  return [
    glow(painter, 300, gold(0.92), 0.9),
    lean(
      painter,
      [
        tail,
        twin(wing),
        volume(painter, mirrored('M0 -96C34 -92 62 -40 58 20C54 72 30 112 0 124'), ruby, 0.6, 0.9),
        volume(painter, mirrored('M0 -60C24 -40 34 0 30 40C26 70 12 84 0 90'), gold, 0.88, 0.5),
        [-30, -10, 10, 30]
          .map((angle) => plume(painter, [0, -150], -90 + angle, 76, 9, 0, gold, 0.9))
          .join(''),
        volume(painter, mirrored('M0 -176C30 -176 48 -150 44 -122C40 -96 20 -84 0 -80'), ruby, 0.64, 0.7),
        twin(
          `<path d="M8 -138C18 -150 32 -148 38 -136C28 -130 16 -130 8 -138Z" fill="#160a08"/><circle cx="23" cy="-138" r="5" fill="${gold(0.97)}"/>`,
        ),
        plate(painter, mirrored('M0 -128C12 -126 16 -116 14 -108L0 -80'), gold, 0.92, 4),
      ].join(''),
      1.06,
    ),
    glint(painter, 0, -226, 34),
    glint(painter, -150, -130, 28),
  ].join('');
};

/** An elephant in festive dress. */
export const elephant: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby, accent, neutral } = colors;
  const skin: Ramp = random.pick([rampOf(255, 0.05), rampOf(30, 0.04), neutral]);
  const bright = skin === neutral ? 0.84 : 0.56;
  return [
    groundShadow(painter, 232, 170),
    glow(painter, 290, gold(0.92), 0.5),
    lean(
      painter,
      [
        twin(
          volume(
            painter,
            'M90 -110C150 -160 236 -130 244 -40C248 40 196 96 130 76C100 40 88 -40 90 -110Z',
            skin,
            bright * 0.9,
            1.2,
          ) +
            `<path d="M124 -86C170 -114 216 -92 218 -34C216 20 184 54 144 46C122 10 118 -40 124 -86Z" fill="${ruby(0.6)}" opacity="0.35"/>`,
        ),
        volume(
          painter,
          mirrored('M0 -176C80 -176 128 -126 126 -46C124 20 90 56 60 70L44 90L0 96'),
          skin,
          bright,
          1.4,
        ),
        volume(
          painter,
          mirrored('M0 20C40 16 56 50 50 96C46 140 40 180 44 206C42 232 20 238 0 238'),
          skin,
          bright * 1.08,
          1,
        ),
        `<path d="M-40 84C-16 92 16 92 40 84M-40 112C-16 120 16 120 40 112M-36 140C-14 148 14 148 36 140M-34 168C-14 176 14 176 34 168M-36 196C-14 204 14 204 36 196" stroke="${skin(bright * 0.5)}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
        twin(
          volume(painter, 'M58 66C90 70 104 100 132 176C92 160 62 130 50 96Z', rampOf(88, 0.04), 0.95, 0.6),
        ),
        twin(
          `<path d="M50 -26C66 -46 92 -44 104 -26C90 -12 64 -12 50 -26Z" fill="#15121a"/><circle cx="78" cy="-28" r="5" fill="#fff"/><path d="M44 -42C66 -62 96 -60 112 -40" stroke="${skin(bright * 0.44)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
        ),
        plate(
          painter,
          mirrored('M0 -186C50 -186 92 -166 112 -132C84 -120 70 -90 40 -70L0 10'),
          ruby,
          0.54,
          7,
        ),
        plate(painter, mirrored('M0 -164C36 -164 64 -150 80 -130C58 -116 46 -90 24 -72L0 -26'), gold, 0.9, 5),
        volume(painter, 'M0 -136L30 -102L0 -58L-30 -102Z', accent, 0.66, 0.5),
      ].join(''),
    ),
    glint(painter, -14, -112, 34),
  ].join('');
};

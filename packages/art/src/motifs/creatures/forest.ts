import { glow, groundShadow } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { mirrored, plate, taper, twin, volume } from '../../volume.ts';
import { lean } from './beasts.ts';
import { fierceEye } from './hunters.ts';

/** A monkey king's face under a golden band. */
export const monkey: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby, accent } = colors;
  const fur: Ramp = random.pick([rampOf(48, 0.1), rampOf(60, 0.12), rampOf(30, 0.06)]);
  const skin = rampOf(60, 0.08);
  return [
    groundShadow(painter, 226, 160),
    glow(painter, 290, gold(0.92), 0.5),
    lean(
      painter,
      [
        twin(
          `${volume(painter, 'M126 -40C160 -86 226 -76 232 -20C236 36 190 66 140 46Z', fur, 0.5, 0.9)}<path d="M150 -24C174 -52 208 -44 210 -16C212 18 184 34 154 24Z" fill="${skin(0.76)}"/>`,
        ),
        volume(
          painter,
          mirrored('M0 -186C26 -214 50 -206 54 -184C116 -170 160 -104 154 -14C150 86 96 192 0 196'),
          fur,
          0.52,
          1.3,
        ),
        volume(
          painter,
          mirrored('M0 -66C26 -104 110 -108 120 -40C124 -6 106 12 108 44C118 96 78 172 0 174'),
          skin,
          0.82,
          1,
        ),
        twin(fierceEye(painter, 54, -30, 29, fur(0.3))),
        twin(`<path d="M10 42C18 30 32 34 34 48C24 54 16 52 10 42Z" fill="${skin(0.3)}"/>`),
        `<path d="M-72 88C-34 70 34 70 72 88C62 142 28 156 0 156S-62 142 -72 88Z" fill="${ruby(0.24)}" stroke="${skin(0.4)}" stroke-width="5"/><path d="M-60 92C-24 80 24 80 60 92L56 110C24 100 -24 100 -56 110Z" fill="#fff"/><path d="M-36 144C-16 122 16 122 36 144C16 154 -16 154 -36 144Z" fill="${ruby(0.6)}"/>`,
        plate(
          painter,
          mirrored('M0 -126C60 -128 116 -112 146 -84L152 -46C116 -84 60 -96 0 -94'),
          gold,
          0.9,
          6,
        ),
        twin(
          volume(
            painter,
            taper(
              [
                [8, -108],
                [40, -158],
                [84, -166],
                [92, -128],
              ],
              26,
              10,
            ),
            gold,
            0.88,
            0.4,
          ),
        ),
        volume(painter, 'M0 -142L24 -112L0 -80L-24 -112Z', accent, 0.66, 0.4),
      ].join(''),
    ),
    glint(painter, -70, -130, 34),
  ].join('');
};

/** A bear's face. */
export const bear: Motif = (painter) => {
  const { colors, random } = painter;
  const { ruby } = colors;
  const [fur, bright] = random.pick<readonly [Ramp, number]>([
    [rampOf(50, 0.08), 0.44],
    [rampOf(40, 0.05), 0.34],
    [colors.neutral, 0.9],
  ]);
  return [
    groundShadow(painter, 226, 170),
    glow(painter, 290, fur(0.9), 0.5),
    lean(
      painter,
      [
        twin(
          `${volume(painter, 'M78 -130C86 -190 140 -216 178 -186C212 -150 190 -96 146 -82Z', fur, bright, 0.9)}<circle cx="142" cy="-144" r="30" fill="${fur(bright * 0.6)}"/>`,
        ),
        volume(
          painter,
          mirrored(
            'M0 -166C90 -168 158 -112 166 -34C190 -6 196 30 204 60L168 62L172 104L130 104C104 162 54 190 0 192',
          ),
          fur,
          bright,
          1.4,
        ),
        volume(
          painter,
          mirrored('M0 -10C50 -14 96 30 98 84C98 138 54 166 0 168'),
          fur,
          Math.min(0.96, bright * 1.5),
          1,
        ),
        twin(fierceEye(painter, 72, -44, 25, fur(bright * 0.4))),
        plate(painter, mirrored('M0 4C34 -2 54 8 56 28C48 56 24 66 0 68'), rampOf(300, 0.02), 0.26, 5),
        `<ellipse cx="-16" cy="20" rx="14" ry="6" fill="#fff" opacity="0.7"/><path d="M-64 104C-30 84 30 84 64 104C56 148 26 156 0 156S-56 148 -64 104Z" fill="${ruby(0.26)}"/><path d="M-56 102L-44 138L-32 96ZM56 102L44 138L32 96Z" fill="#fff"/><path d="M-28 146C-12 128 12 128 28 146C12 154 -12 154 -28 146Z" fill="${ruby(0.6)}"/><path d="M0 66V90" stroke="#241a1e" stroke-width="6"/>`,
      ].join(''),
    ),
    glint(painter, -80, -124, 32),
  ].join('');
};

/** A buffalo's face under its horns. */
export const buffalo: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby } = colors;
  const fur: Ramp = random.pick([rampOf(40, 0.07), rampOf(25, 0.09), rampOf(270, 0.04)]);
  const ivory = rampOf(85, 0.05);
  const horn = taper(
    [
      [90, -92],
      [176, -86],
      [232, -130],
      [214, -214],
    ],
    64,
    5,
  );
  return [
    groundShadow(painter, 232, 150),
    glow(painter, 290, gold(0.9), 0.5),
    lean(
      painter,
      [
        twin(volume(painter, horn, ivory, 0.88, 0.8)),
        twin(volume(painter, 'M112 -60C160 -70 204 -50 222 -16C184 6 140 2 112 -16Z', fur, 0.4, 0.7)),
        volume(
          painter,
          mirrored('M0 -156C84 -160 130 -116 124 -44C118 20 92 60 88 120C84 176 44 206 0 208'),
          fur,
          0.44,
          1.3,
        ),
        volume(
          painter,
          mirrored('M0 -176C50 -186 92 -160 96 -120C72 -106 60 -70 30 -60L0 -24'),
          fur,
          0.28,
          0.8,
        ),
        twin(fierceEye(painter, 76, -26, 26, fur(0.22))),
        volume(painter, mirrored('M0 84C50 78 92 100 92 140C90 186 44 204 0 206'), fur, 0.66, 0.9),
        twin(`<path d="M24 124C38 110 60 116 62 136C48 142 32 138 24 124Z" fill="${fur(0.16)}"/>`),
        `<path d="M-44 174C-16 186 16 186 44 174" stroke="${ruby(0.2)}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-30 136C-46 196 46 196 30 136" stroke="${gold(0.84)}" stroke-width="13" fill="none" stroke-linecap="round"/>`,
      ].join(''),
    ),
    glint(painter, 196, -186, 36),
  ].join('');
};

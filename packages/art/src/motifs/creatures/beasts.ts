import { n } from '../../canvas.ts';
import { glow } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { around, mirrored, plate, taper, twin, volume } from '../../volume.ts';
import { fierceEye } from './hunters.ts';

export const lean = ({ random }: Painter, drawing: string, size = 1): string =>
  `<g transform="rotate(${n(random.between(-7, 7))}) scale(${size})">${drawing}</g>`;

/** A dragon's face. */
export const dragon: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby, accent } = colors;
  const skin: Ramp = random.pick([ruby, rampOf(155, 0.17), rampOf(265, 0.17), accent]);
  const spikes = around(
    11,
    (_, index) =>
      plate(
        painter,
        `M-34 -120L0 ${-216 - (index % 2) * 26}L34 -120Z`,
        index % 2 ? ruby : gold,
        index % 2 ? 0.56 : 0.86,
        5,
      ),
    -100 - 40,
  );
  return [
    glow(painter, 290, gold(0.9), 0.6),
    lean(
      painter,
      [
        `<g transform="translate(0 -6)">${spikes}</g>`,
        twin(
          volume(
            painter,
            taper(
              [
                [46, -110],
                [96, -176],
                [92, -222],
                [128, -262],
              ],
              50,
              6,
            ),
            gold,
            0.86,
            0.6,
          ),
        ),
        twin(
          volume(
            painter,
            'M96 -60C150 -110 196 -110 222 -84C196 -74 186 -50 196 -22C164 -30 130 -20 104 0Z',
            skin,
            0.56,
            0.7,
          ),
        ),
        volume(
          painter,
          mirrored('M0 -150C74 -150 122 -112 124 -50C124 0 98 26 92 66C88 130 54 184 0 190'),
          skin,
          0.58,
          1.3,
        ),
        twin(plate(painter, 'M12 -112C40 -136 92 -124 116 -76C84 -84 44 -72 20 -50Z', gold, 0.9, 6)),
        twin(fierceEye(painter, 58, -38, 32, skin(0.32))),
        volume(painter, mirrored('M0 4C40 -6 92 24 96 74C96 116 50 126 0 128'), skin, 0.66, 0.9),
        twin(`<path d="M26 42C40 28 62 36 60 54C48 58 34 56 26 42Z" fill="${skin(0.2)}"/>`),
        `<path d="M-84 112C-40 140 40 140 84 112C76 166 40 182 0 182S-76 166 -84 112Z" fill="${ruby(0.2)}"/><path d="M-76 116L-60 158L-46 124ZM76 116L60 158L46 124ZM-34 128L-24 150L-14 130ZM34 128L24 150L14 130Z" fill="#fff"/><path d="M-30 172C-10 152 10 152 30 172C10 182 -10 182 -30 172Z" fill="${ruby(0.58)}"/>`,
        twin(
          volume(
            painter,
            taper(
              [
                [84, 92],
                [150, 120],
                [204, 84],
                [252, 118],
              ],
              22,
              3,
            ),
            gold,
            0.88,
            0.4,
          ),
        ),
        volume(painter, 'M0 -108L18 -76L0 -36L-18 -76Z', accent, 0.66, 0.4),
      ].join(''),
    ),
    glint(painter, -60, -120, 36),
  ].join('');
};

/** A wolf's or fox's face in front of the moon. */
function prowler(painter: Painter, fur: Ramp, bright = 0.42): string {
  const { neutral, gold } = painter.colors;
  return [
    `<g transform="translate(0 -30)">${glow(painter, 290, gold(0.95), 0.7)}<circle r="196" fill="${gold(0.94)}"/><circle cx="-70" cy="-60" r="34" fill="${gold(0.86)}"/><circle cx="90" cy="40" r="22" fill="${gold(0.86)}"/><circle cx="60" cy="-120" r="16" fill="${gold(0.87)}"/></g>`,
    lean(
      painter,
      [
        volume(
          painter,
          mirrored(
            'M0 -96L44 -118L98 -224L132 -92C160 -50 186 -10 214 28L170 40L194 88L138 92L146 138L92 136L60 176C40 204 20 214 0 218',
          ),
          fur,
          bright,
          1.2,
        ),
        twin(`<path d="M60 -116L96 -190L112 -96Z" fill="${fur(0.16)}"/>`),
        volume(
          painter,
          mirrored('M0 -60C60 -70 104 -40 112 6L146 52L104 64L110 104L70 104L48 150C34 186 16 196 0 198'),
          bright > 0.5 ? neutral : fur,
          bright > 0.5 ? 0.96 : 0.8,
          1,
        ),
        volume(
          painter,
          mirrored('M0 -92C24 -92 40 -66 42 -20C44 30 60 80 44 128C36 150 18 158 0 158'),
          fur,
          bright + 0.14,
          0.9,
        ),
        twin(
          `<path d="M34 -22C56 -40 84 -42 104 -26C90 -4 62 2 34 -22Z" fill="#0b0b12"/><circle cx="68" cy="-22" r="13" fill="${gold(0.9)}"/><circle cx="66" cy="-22" r="6" fill="#0b0b12"/><circle cx="63" cy="-26" r="3.4" fill="#fff"/><path d="M26 -34C54 -62 90 -60 116 -36C88 -48 60 -46 26 -34Z" fill="${fur(0.24)}"/>`,
        ),
        plate(painter, mirrored('M0 96C24 92 40 98 42 112C36 132 18 142 0 144'), neutral, 0.2, 5),
        `<ellipse cx="-12" cy="106" rx="12" ry="5" fill="#fff" opacity="0.7"/><path d="M0 144V166M-40 162C-20 182 20 182 40 162" stroke="#15151c" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-34 168L-28 190L-20 174ZM34 168L28 190L20 174Z" fill="#fff"/>`,
      ].join(''),
      1.02,
    ),
    glint(painter, 120, -140, 34),
  ].join('');
}

/** A wolf. */
export const wolf: Motif = (painter) => {
  const { neutral } = painter.colors;
  return prowler(painter, painter.random.pick([neutral, rampOf(250, 0.05), rampOf(45, 0.07)]));
};

/** A fox. */
export const fox: Motif = (painter) =>
  prowler(painter, rampOf(painter.random.pick([46, 54, 38]), 0.17), 0.58);

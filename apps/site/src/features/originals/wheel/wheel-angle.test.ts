import { WHEEL_SEGMENTS } from '@croupier/fairplay/games/wheel.ts';
import { assert, constantFrom, integer, property, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { rotationTo } from './wheel-angle.ts';

test('the wheel stops within the middle four fifths of the segment, and always turns forward', () => {
  assert(
    property(
      uuid(),
      constantFrom(...WHEEL_SEGMENTS),
      integer({ min: 0, max: 49 }),
      (roundId, segments, any) => {
        const segment = any % segments;
        const rotation = rotationTo({ roundId, segment, segments }, 1_234);
        expect(rotation).toBeGreaterThan(1_234 + 360);
        const under = ((360 - (rotation % 360)) % 360) / (360 / segments);
        expect(under - segment).toBeGreaterThan(0.0999);
        expect(under - segment).toBeLessThan(0.9001);
      },
    ),
  );
});

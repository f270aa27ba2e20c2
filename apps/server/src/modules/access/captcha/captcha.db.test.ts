import { randomUUID } from 'node:crypto';
import { captchaRoutes } from '@croupier/contract/access/captcha.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, HOSTS, type Answer, type TestApp } from '../../../testing/test-app.ts';
import { easeWork, findHole, nonceFor, plantText } from './testing/answers.ts';
import { handTrail } from './testing/trails.ts';

let running: TestApp;
let addresses = 0;
/** Each test uses its own address, so that limits by address do not carry over. */
const newIp = (): string => `198.51.100.${(addresses += 1)}`;

beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

const db = () => running.database.db;
const codeOf = ({ status, body }: Answer): unknown[] => [status, body.code];
const EXPIRED = [410, 'captcha.expired'];
const WRONG = [422, 'captcha.wrong'];
const TOO_MANY = [429, 'request.too_many'];
const checked = (answer: object, merchantId = 'croupier') =>
  running.app.modules.captcha
    .check(merchantId, 'recovery', answer, { trouble: false, ip: '203.0.113.1' })
    .then(
      () => 'right',
      (error: { code: string }) => error.code,
    );

type Puzzle = { id: string; background: string; piece: string; pieceTopPx: number };
async function newSlider(ip = newIp()) {
  const answer = await running.call(captchaRoutes.slider, { ip });
  expect(answer.status).toBe(200);
  const puzzle = answer.body.value as Puzzle;
  const x = await findHole(db(), puzzle.id);
  const solve = (xPx: number, over: object = {}, host?: string) =>
    running.call(captchaRoutes.solveSlider, {
      ip,
      ...(host && { host }),
      body: { id: puzzle.id, xPx, trail: handTrail(xPx), ...over },
    });
  return { puzzle, x, solve };
}

async function newWork() {
  const { body } = await running.call(captchaRoutes.work, { ip: newIp() });
  const { id, prefix, bits } = body.value as { id: string; prefix: string; bits: number };
  await easeWork(db(), id, 8);
  const solve = (nonce: string, host?: string) =>
    running.call(captchaRoutes.solveWork, { ...(host && { host }), body: { id, nonce } });
  return {
    bits,
    solve,
    right: nonceFor(prefix, (zeros) => zeros >= 8),
    wrong: nonceFor(prefix, (zeros) => zeros < 8),
  };
}
const tokenOf = (answer: Answer): object => ({
  verification: { provider: 'own', token: (answer.body.value as { token: string }).token },
});

describe('pictures', () => {
  const ask = (key: string, ip = newIp(), host: string = HOSTS.croupier) =>
    running.call(captchaRoutes.image, { ip, host, path: `/wps/captcha?key=${key}` });

  test('are PNGs, and a different one each time', async () => {
    const [one, other] = await Promise.all([ask(randomUUID()), ask(randomUUID())]);
    const picture = await sharp(Buffer.from(String(one.body.value), 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 264, height: 96 });
    expect(one.body.value).not.toBe(other.body.value);
  });

  test('can be answered once, in upper or lower case', async () => {
    const captchaKey = randomUUID();
    await ask(captchaKey);
    await plantText(db(), captchaKey, 'AX37');
    expect(await checked({ captchaKey, captcha: ' ax37 ' })).toBe('right');
    expect(await checked({ captchaKey, captcha: 'AX37' })).toBe('captcha.wrong');
  });

  test('are discarded after a wrong answer', async () => {
    const captchaKey = randomUUID();
    await ask(captchaKey);
    await plantText(db(), captchaKey, 'AX37');
    expect(await checked({ captchaKey, captcha: 'AX39' })).toBe('captcha.wrong');
    expect(await checked({ captchaKey, captcha: 'AX37' })).toBe('captcha.wrong');
  });

  test('are not accepted at another merchant', async () => {
    const captchaKey = randomUUID();
    await ask(captchaKey, newIp(), HOSTS.lotus);
    await plantText(db(), captchaKey, 'AX37');
    expect(await checked({ captchaKey, captcha: 'AX37' })).toBe('captcha.wrong');
    expect(await checked({ captchaKey, captcha: 'AX37' }, 'lotus')).toBe('right');
  });

  test('can be refreshed once a second under one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all([ask(key), ask(key)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    expect(answers.map(codeOf)).toContainEqual(TOO_MANY);
  });

  test('accept one of several concurrent answers', async () => {
    const captchaKey = randomUUID();
    await ask(captchaKey);
    await plantText(db(), captchaKey, 'AX37');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => checked({ captchaKey, captcha: 'AX37' })),
    );
    expect(answers.filter((answer) => answer === 'right')).toHaveLength(1);
  });
});

describe('sliders', () => {
  test('give a token that works once', async () => {
    const { puzzle, x, solve } = await newSlider();
    const background = await sharp(Buffer.from(puzzle.background.split(',')[1] ?? '', 'base64')).metadata();
    expect(background).toMatchObject({ format: 'webp', width: 320, height: 160 });
    const solved = await solve(x + 3);
    expect(solved.status).toBe(200);
    const answer = tokenOf(solved);
    expect(await checked(answer)).toBe('right');
    expect(await checked(answer)).toBe('captcha.wrong');
  });

  test.each<[string, (x: number) => [xPx: number, over?: object]]>([
    ['next to the hole', (x) => [x - 6]],
    [
      'without a human trail',
      (x) => [
        x,
        {
          trail: [
            { t: 0, x: 0, y: 0 },
            { t: 900, x, y: 0 },
          ],
        },
      ],
    ],
  ])('can be tried once: %s', async (_, miss) => {
    const { x, solve } = await newSlider();
    expect(codeOf(await solve(...miss(x)))).toEqual(WRONG);
    expect(codeOf(await solve(x))).toEqual(EXPIRED);
  });

  test('are unknown to another merchant, and stay valid at their own', async () => {
    const { x, solve } = await newSlider();
    expect(codeOf(await solve(x, {}, HOSTS.lotus))).toEqual(EXPIRED);
    expect((await solve(x)).status).toBe(200);
  });

  test('accept one of several concurrent solutions', async () => {
    const { x, solve } = await newSlider();
    const answers = await Promise.all(Array.from({ length: 8 }, () => solve(x)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('lock out an address that keeps guessing', async () => {
    const ip = newIp();
    const tries: unknown[] = [];
    for (let index = 0; index < 16; index += 1) {
      const { x, solve } = await newSlider(ip);
      tries.push((await solve(x + 20)).body.code);
    }
    expect(tries.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 'captcha.wrong'));
    expect(tries[15]).toBe('request.too_many');
  });
});

describe('computing work', () => {
  test('gives a token, which is accepted in place of a picture', async () => {
    const { bits, right, solve } = await newWork();
    expect(bits).toBe(18);
    const solved = await solve(right);
    expect(await checked(tokenOf(solved))).toBe('right');
    expect(codeOf(await solve(right))).toEqual(EXPIRED);
  });

  test('is checked, and can be tried once', async () => {
    const { right, wrong, solve } = await newWork();
    expect(codeOf(await solve(wrong))).toEqual(WRONG);
    expect(codeOf(await solve(right))).toEqual(EXPIRED);
  });

  test('is unknown to another merchant', async () => {
    const { right, solve } = await newWork();
    expect(codeOf(await solve(right, HOSTS.lotus))).toEqual(EXPIRED);
    expect(await checked(tokenOf(await solve(right)), 'lotus')).toBe('captcha.wrong');
  });

  test('accepts one of several concurrent solutions, and its token works once', async () => {
    const { right, solve } = await newWork();
    const answers = await Promise.all(Array.from({ length: 8 }, () => solve(right)));
    const solved = answers.filter(({ status }) => status === 200);
    expect(solved).toHaveLength(1);
    const token = tokenOf(solved[0] as Answer);
    const used = await Promise.all(Array.from({ length: 8 }, () => checked(token)));
    expect(used.filter((answer) => answer === 'right')).toHaveLength(1);
  });

  test('doubles for an address that requests often', async () => {
    const ip = newIp();
    const bits: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      const { body } = await running.call(captchaRoutes.work, { ip });
      bits.push((body.value as { bits: number }).bits);
    }
    expect([bits[0], bits[11], bits[12], bits[13]]).toEqual([18, 18, 19, 19]);
  });
});

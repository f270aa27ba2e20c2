import { expect, test } from 'vitest';
import { operatorsRoutes } from './operators.ts';

const isName = (name: string): boolean => operatorsRoutes.invite.body.shape.name.safeParse(name).success;

test.each(['Olga Ivanova', 'José', 'สมชาย ใจดี', 'Nguyễn Văn A', '李小龍', 'O’Brien (night)'])(
  '%s is a name of an operator',
  (name) => {
    expect(isName(name)).toBe(true);
  },
);

test.each([
  ['a control character', 'Ol\u0007ga'],
  ['a line break', 'Olga\nOwner'],
  ['a zero-width space', 'Olga\u200B'],
  ['a zero-width joiner', 'Ol\u200Dga'],
  ['a change of direction', 'Olga \u202Eagl'],
  ['a soft hyphen', 'Ol\u00ADga'],
  ['a filler', 'Olga\u3164'],
  ['a blank pattern', 'Olga\u2800'],
  ['a space of another width', 'Olga\u2003Ivanova'],
  ['a private character', 'Olga\uE000'],
])('a name with %s is refused', (_, name) => {
  expect(isName(name)).toBe(false);
});

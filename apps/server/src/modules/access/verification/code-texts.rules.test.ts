import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { translate } from '../../../translate.ts';
import { codeMail, smsText } from './code-texts.rules.ts';

const PURPOSES = ['login', 'register', 'password', 'bind', 'own', 'proof'];

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  test.each(PURPOSES)('a mail for %s is complete', (purpose) => {
    const words = { language, merchantName: 'Aurum <Room>', purpose, code: '012345', minutes: 5 };
    const { subject, text, html } = codeMail(translate, words);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/mails\.|\{/);
    expect(subject).toContain('Aurum <Room>');
    expect(subject).not.toContain('012345');
    for (const part of [text, html]) {
      expect(part).toContain('012345');
      expect(part).toContain('5');
    }
    expect(html).not.toContain('<Room>');
  });

  test('a text message names the merchant and says how long the code is valid', () => {
    const words = { language, merchantName: 'Aurum Room', purpose: 'login', code: '012345', minutes: 1 };
    const text = smsText(translate, words);
    expect(text).toMatch(/Aurum Room.*012345.*\b1\b/);
    expect(text).not.toMatch(/mails\.|\{/);
  });
});

test('an unknown language falls back to English', () => {
  const words = { merchantName: 'Aurum Room', purpose: 'login', code: '012345', minutes: 5 };
  expect(codeMail(translate, { ...words, language: 'XX' })).toEqual(
    codeMail(translate, { ...words, language: 'EN' }),
  );
});

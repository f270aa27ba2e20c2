import { expect, test } from 'vitest';
import { PROTECTIONS, securityLevel, type Protection } from './security-level.ts';

const having = (...protections: Protection[]): Record<Protection, boolean> => ({
  password: protections.includes('password'),
  secondFactor: protections.includes('secondFactor'),
  email: protections.includes('email'),
  mobile: protections.includes('mobile'),
  paymentPassword: protections.includes('paymentPassword'),
});

test('a new account is weak, and a second factor is the most effective step', () => {
  expect(securityLevel(having('password'))).toEqual({
    percent: 25,
    level: 'weak',
    missing: ['secondFactor', 'email', 'mobile', 'paymentPassword'],
  });
});

test('nothing is left to do once everything is set up', () => {
  expect(securityLevel(having(...PROTECTIONS))).toEqual({ percent: 100, level: 'strong', missing: [] });
});

test('steps between', () => {
  expect(securityLevel(having('password', 'email')).level).toBe('fair');
  expect(securityLevel(having('password', 'email', 'secondFactor')).level).toBe('good');
});

test('methods that are not offered are not counted', () => {
  const offered = new Set<Protection>(['password', 'email']);
  expect(securityLevel(having('password', 'email'), offered)).toMatchObject({ percent: 100, missing: [] });
  expect(securityLevel(having('password'), offered).missing).toEqual(['email']);
});

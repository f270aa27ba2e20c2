import { expect, test } from 'vitest';
import { PROTECTIONS, securityLevel, type Protection } from './security-level.ts';

const having = (...protections: Protection[]): Record<Protection, boolean> => ({
  password: protections.includes('password'),
  secondFactor: protections.includes('secondFactor'),
  email: protections.includes('email'),
  mobile: protections.includes('mobile'),
  paymentPassword: protections.includes('paymentPassword'),
});

test('a fresh account is weak, and a second factor is what helps it most', () => {
  expect(securityLevel(having('password'))).toEqual({
    percent: 25,
    level: 'weak',
    missing: ['secondFactor', 'email', 'mobile', 'paymentPassword'],
  });
});

test('with everything nothing is left to do', () => {
  expect(securityLevel(having(...PROTECTIONS))).toEqual({ percent: 100, level: 'strong', missing: [] });
});

test('steps between', () => {
  expect(securityLevel(having('password', 'email')).level).toBe('fair');
  expect(securityLevel(having('password', 'email', 'secondFactor')).level).toBe('good');
});

test('what is not offered here is not asked for', () => {
  const offered = new Set<Protection>(['password', 'email']);
  expect(securityLevel(having('password', 'email'), offered)).toMatchObject({ percent: 100, missing: [] });
  expect(securityLevel(having('password'), offered).missing).toEqual(['email']);
});

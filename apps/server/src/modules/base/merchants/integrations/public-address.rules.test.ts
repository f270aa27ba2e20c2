import { expect, test } from 'vitest';
import { isPrivateAddress } from './public-address.rules.ts';

test.each([
  'http://localhost:3002/sms',
  'http://LOCALHOST./sms',
  'http://sms.localhost/',
  'http://database/',
  'http://metadata.google.internal/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://172.31.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://user@localhost/',
  'smtp://127.0.0.1:25',
  'smtp://2130706433',
  'smtps://user:word@10.0.0.5',
])('%s is private', (url) => {
  expect(isPrivateAddress(url)).toBe(true);
});

test.each([
  'https://sms.example.com/send',
  'https://8.8.8.8/',
  'https://172.32.0.1/',
  'https://[2606:4700::1111]/',
  'smtps://mail.example.com:465',
  'https://localhost.example.com/',
])('%s is public', (url) => {
  expect(isPrivateAddress(url)).toBe(false);
});

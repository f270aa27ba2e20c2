import { auditList } from '@croupier/contract/lists/audit.ts';
import { expect, test } from 'vitest';
import { columnsOf, headerLine, rowLine } from './cells.rules.ts';

const columns = columnsOf(auditList.item);

test('a nested object has one column per value, anything else is JSON', () => {
  expect(headerLine(columns)).toBe(
    'id,merchantCode,at,actor.kind,actor.id,actor.name,action,subject,before,after,ip,requestId\r\n',
  );
  const row = {
    id: '1',
    merchantCode: 'zeus',
    at: new Date('2026-11-22T00:00:00Z'),
    actor: { kind: 'system', id: null, name: null },
    action: 'a.b',
    subject: 'x',
    before: null,
    after: { limit: '1', tags: ['a'] },
    ip: null,
    requestId: null,
  };
  expect(rowLine(columns, row)).toBe(
    '1,zeus,2026-11-22T00:00:00.000Z,system,,,a.b,x,,"{""limit"":""1"",""tags"":[""a""]}",,\r\n',
  );
});

test.each([
  ['=cmd|’/c calc’!A0', "'=cmd|’/c calc’!A0"],
  ['+66 ••• 1234', "'+66 ••• 1234"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
])('the text %j is no formula in the file', (text, cell) => {
  expect(rowLine([['name']], { name: text })).toBe(`${cell}\r\n`);
});

test('amounts keep their sign and scale', () => {
  expect(rowLine([['balance'], ['type']], { balance: -125_000n, type: 2 })).toBe('-12.5000,2\r\n');
});

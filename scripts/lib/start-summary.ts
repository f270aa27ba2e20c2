type Demo = {
  members: ReadonlyArray<{ merchantId: string; account: string; password: string }>;
  operator: { email: string; password: string };
  /** Some changes need a second person. */
  secondOperator: { email: string; password: string };
  /** Members who bet by themselves. */
  players: ReadonlyArray<{ host: string; account: string; password: string; zone: string }>;
};

/** What the server reports at its start. */
export type Accounts = {
  demo?: Demo;
  /** An owner whose account nobody has set up yet. */
  firstOwner?: { email: string; link: string };
};

type Places = { PORT: number; CONSOLE_PORT: number; SANDBOX_PORT: number; VENDORS_PORT: number } & Accounts;

/** The addresses and demo accounts that `npm start` prints when everything runs. */
export function startSummary({
  PORT,
  CONSOLE_PORT,
  SANDBOX_PORT,
  VENDORS_PORT,
  demo,
  firstOwner,
}: Places): string {
  const firstOf = (merchantId: string, account?: string): string => {
    const member = demo?.members.find(
      (candidate) =>
        candidate.merchantId === merchantId && (account === undefined || candidate.account === account),
    );
    return member ? `${member.account} / ${member.password}` : '';
  };
  const signInOf = (operator?: Demo['operator']): string =>
    operator ? `${operator.email} / ${operator.password}` : '';
  const rows: ReadonlyArray<readonly [string, string, string]> = [
    ['Site', `http://localhost:${PORT}`, firstOf('croupier')],
    ['  agents of it', `http://localhost:${PORT}/agent`, firstOf('croupier', 'agent1')],
    ['Second brand', `http://lotus.localhost:${PORT}`, firstOf('lotus')],
    ['Third brand', `http://saobien.localhost:${PORT}`, firstOf('saobien')],
    ['Console', `http://localhost:${CONSOLE_PORT}`, signInOf(demo?.operator)],
    ['  second person', '', signInOf(demo?.secondOperator)],
    ['Sandbox', `http://localhost:${SANDBOX_PORT}`, ''],
    ['  messages', `http://localhost:${SANDBOX_PORT}/sms`, ''],
    ['  mail', `http://localhost:${SANDBOX_PORT}/mail`, ''],
    ['  authenticator', `http://localhost:${SANDBOX_PORT}/authenticator`, ''],
    ['  payments', `http://localhost:${SANDBOX_PORT}/payments`, ''],
    ['  game vendors', `http://localhost:${VENDORS_PORT}/vendors/faults`, ''],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd();
  return [
    '',
    line(['', 'where', 'sign in with']),
    ...rows.map(line),
    ...(firstOwner
      ? ['', `  Set up the first owner, ${firstOwner.email}, within a day:`, `  ${firstOwner.link}`]
      : []),
    ...(demo && demo.players.length > 0
      ? [
          '',
          `  ${demo.players.length} demo players bet by themselves, with the sandbox’s money; DEMO_PLAYERS=no leaves them out.`,
        ]
      : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

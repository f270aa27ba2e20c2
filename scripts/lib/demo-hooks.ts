import { demoAccountId } from '../../apps/server/src/modules/money/payments/payments.demo.ts';
import { DEMO_BANK_ACCOUNTS } from '../../apps/server/src/modules/money/payments/providers/providers.demo.ts';

/** Enters at the sandbox's banks where they report transfers to the demo shops, as a merchant does at its bank. */
export async function enterDemoHooks({
  sandboxUrl,
  port,
}: {
  sandboxUrl: string;
  port: number;
}): Promise<void> {
  for (const { merchantId, provider, number } of DEMO_BANK_ACCOUNTS) {
    const url = `http://${merchantId}.localhost:${port}/hooks/payments/${demoAccountId(merchantId, provider)}`;
    const answer = await fetch(`${sandboxUrl}/payments/hooks`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider, account: number, url }),
    });
    if (!answer.ok) throw new Error(`the sandbox does not take ${url}: HTTP ${answer.status}`);
  }
}

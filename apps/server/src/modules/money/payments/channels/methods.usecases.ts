import type {
  paymentMethodsRoutes,
  PaymentDirection,
  PaymentMethod,
} from '@croupier/contract/payments/methods.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { textIn } from '../../../base/merchants/index.ts';
import { admittedOf } from '../deposits/allowance.usecases.ts';
import { findOpenDeposit } from '../deposits/deposits.queries.ts';
import type { PaymentParts } from '../payments.types.ts';
import { largestAmount, restingReason } from './channels.rules.ts';
import type { Method } from './channels.types.ts';
import { listMethods, usualMinutes } from './methods.reads.ts';

const EXPERIENCE_MILLISECONDS = 30 * 24 * 60 * 60_000;

type Caller = { merchantId: string; memberId: string; language: string };

/** The chain and token of an address method, from the config of its first account. */
async function chainOf(
  { accounts }: PaymentParts,
  { merchantId }: Caller,
  method: Method,
): Promise<Pick<PaymentMethod, 'chain' | 'asset'>> {
  const [channel] = method.channels;
  if (method.kind !== 'address' || !channel) return { chain: null, asset: null };
  const opened = await accounts.find({ merchantId, id: channel.accountId });
  const { chain = null, asset = null } = (opened?.account.config ?? {}) as { chain?: string; asset?: string };
  return { chain, asset };
}

async function shownMethod(
  parts: PaymentParts,
  caller: Caller,
  { method, admittedMinor, minutes }: { method: Method; admittedMinor: bigint; minutes: number | undefined },
): Promise<PaymentMethod> {
  const merchant = await parts.merchants.byId(caller.merchantId);
  const resting = restingReason(method, parts.clock.now());
  const largest = largestAmount(method);
  const allowed = admittedMinor < largest ? admittedMinor : largest;
  return {
    id: method.id,
    name: textIn(merchant, method.names, caller.language),
    kind: method.kind,
    terms: method.terms,
    usualMinutes: minutes ?? null,
    resting: resting ?? (method.direction === 'deposit' && allowed < method.terms.min ? 'limit' : null),
    allowed,
    ...(await chainOf(parts, caller, method)),
  };
}

/**
 * Methods of the merchant with what they cost and how much this member may use them for. Withdrawals name their own
 * open one.
 */
export async function offeredMethods(
  parts: PaymentParts,
  {
    direction,
    openWithdrawal,
    ...caller
  }: Caller & {
    direction: PaymentDirection;
    openWithdrawal: (of: { merchantId: string; memberId: string }) => Promise<string | null>;
  },
): Promise<CallOutput<typeof paymentMethodsRoutes.methods>> {
  const { merchantId, memberId } = caller;
  const { currency } = await parts.merchants.byId(merchantId);
  const since = new Date(parts.clock.now().getTime() - EXPERIENCE_MILLISECONDS);
  const [methods, minutes, openId] = await Promise.all([
    listMethods(parts.db, { merchantId, direction }),
    usualMinutes(parts.db, { merchantId, since }),
    direction === 'deposit' ? findOpenDeposit(parts.db, caller) : openWithdrawal(caller),
  ]);
  const largest = methods.reduce((most, { terms }) => (terms.max > most ? terms.max : most), 0n);
  const { admittedMinor } =
    direction === 'deposit' && largest > 0n
      ? await parts.db
          .transaction()
          .execute((tx) => admittedOf(parts, tx, { merchantId, memberId, amountMinor: largest }))
      : { admittedMinor: largest };
  const shown = methods.filter(({ isOpen }) => isOpen);
  return {
    currency,
    methods: await Promise.all(
      shown.map((method) =>
        shownMethod(parts, caller, { method, admittedMinor, minutes: minutes.get(method.id) }),
      ),
    ),
    openId,
  };
}

/** Names of the merchant's deposit methods by id. */
export async function readMethodNames(
  { db, merchants }: Pick<PaymentParts, 'db' | 'merchants'>,
  { merchantId, language }: { merchantId: string; language: string },
): Promise<Map<string, string>> {
  const [merchant, methods] = await Promise.all([
    merchants.byId(merchantId),
    listMethods(db, { merchantId, direction: 'deposit' }),
  ]);
  return new Map(methods.map(({ id, names }) => [id, textIn(merchant, names, language)]));
}

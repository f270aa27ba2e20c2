import type { Operator, ProtocolId, VendorKeys } from './vendor.types.ts';
import type { Store } from './store.ts';

type Row = {
  id: string;
  vendor: string;
  account: string;
  protocol: ProtocolId;
  callback_url: string;
  merchant: string;
  currency: string;
  public_key: string | null;
  keys: string;
};

export type OperatorSettings = Pick<
  Operator,
  'vendor' | 'account' | 'protocol' | 'callbackUrl' | 'merchant' | 'currency' | 'publicKey'
>;

const operatorOf = (row: Row): Operator => ({
  id: row.id,
  vendor: row.vendor,
  account: row.account,
  protocol: row.protocol,
  callbackUrl: row.callback_url,
  merchant: row.merchant,
  currency: row.currency,
  publicKey: row.public_key,
  keys: JSON.parse(row.keys) as VendorKeys,
});

/** The operators' accounts at the vendors. */
export function createOperators(store: Store, newKeys: (protocol: ProtocolId) => VendorKeys) {
  const find = (vendor: string, account: string): Operator | undefined => {
    const row = store.all<Row>('select * from operators where id = ?', `${vendor}/${account}`)[0];
    return row && operatorOf(row);
  };
  return {
    find,
    get: (id: string): Operator => {
      const row = store.all<Row>('select * from operators where id = ?', id)[0];
      if (!row) throw new Error(`no operator ${id}`);
      return operatorOf(row);
    },
    list: (): Operator[] => store.all<Row>('select * from operators order by id').map(operatorOf),
    /** Registers an account. Repeated with the same protocol, it keeps the keys and changes the rest. */
    register: (settings: OperatorSettings): Operator => {
      const { vendor, account, protocol, callbackUrl, merchant, currency, publicKey } = settings;
      const known = find(vendor, account);
      const keys = known?.protocol === protocol ? known.keys : newKeys(protocol);
      const id = `${vendor}/${account}`;
      store.run(
        `insert or replace into operators
           (id, vendor, account, protocol, callback_url, merchant, currency, public_key, keys)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        vendor,
        account,
        protocol,
        callbackUrl,
        merchant,
        currency,
        publicKey,
        JSON.stringify(keys),
      );
      return { ...settings, id, keys };
    },
  };
}
export type Operators = ReturnType<typeof createOperators>;

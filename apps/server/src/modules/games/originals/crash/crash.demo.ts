import { randomBytes } from 'node:crypto';
import { findChainInUse, findPreparedChain, updateSalt } from './chain/chain.queries.ts';
import { buildPreparedChain, prepareChain, type ChainDeps } from './chain/chain.usecases.ts';
import { DEMO_CHAIN_LENGTH } from './crash.config.ts';

const SALT_BYTES = 16;

/** Where the salt comes from, for a shop whose players read another language than English. */
const SOURCES: Readonly<Record<string, string>> = {
  lotus: 'เดโม: ค่าสุ่มที่ใช้แทนค่าของบีคอนสาธารณะ สร้างขึ้นหลังเผยแพร่เชน',
  saobien: 'Demo: giá trị ngẫu nhiên thay cho giá trị của một beacon công khai, tạo sau khi công bố chuỗi',
};
const SOURCE =
  'Demo: a random value that stands for the value of a public beacon, made after the chain was published';

/** A short chain for a demo shop, and a salt that stands for the value of a public beacon. */
export async function seedCrashDemo(
  deps: ChainDeps,
  merchantId: string,
  length = DEMO_CHAIN_LENGTH,
): Promise<void> {
  const { db, clock } = deps;
  if (await findChainInUse(db, merchantId)) return;
  if (!(await findPreparedChain(db, merchantId))) await prepareChain(deps, { merchantId, length });
  const chain = await buildPreparedChain(deps, merchantId);
  if (!chain || chain.salt !== null) return;
  await db.transaction().execute((tx) =>
    updateSalt(tx, {
      ...chain,
      salt: randomBytes(SALT_BYTES).toString('hex'),
      source: SOURCES[merchantId] ?? SOURCE,
      at: clock.now(),
    }),
  );
}

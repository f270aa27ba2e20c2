import type { Modules } from './modules.ts';

/**
 * What an earlier module asks of later ones inside its own transaction or call: it declares a list of hooks, and this
 * is the only place that fills them, one line per hook. What may react later goes through `subscriptions.ts`.
 */
export function wire({
  merchants,
  audit,
  factors,
  members,
  signIn,
  operators,
  permissions,
  approvals,
  wallet,
  rounds,
  jackpot,
  originals,
}: Modules): void {
  merchants.hooks.settingsChanged.push((tx, { account, merchantId, ...change }) =>
    audit.record(tx, { ...change, merchantId, actor: account, subject: `merchant:${merchantId}` }),
  );
  factors.hooks.accountName.push(members.accountName, operators.accountName);
  factors.hooks.enrolled.push(signIn.enrolled, operators.enrolled);
  permissions.hooks.ask.push(approvals.ask);
  approvals.hooks.kinds.push(permissions.grantsChange, permissions.roleChange);
  wallet.hooks.checks.push(rounds.check, jackpot.check, originals.check);
  rounds.hooks.undo.push(jackpot.undo, originals.undo);
  rounds.hooks.proofs.push(originals.proofFor);
}

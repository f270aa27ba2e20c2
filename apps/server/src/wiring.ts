import type { Modules } from './modules.ts';

/**
 * Fills the hooks of earlier modules with functions of later ones, one line per hook, for work inside the same
 * transaction or call. Reactions that may run later go through `subscriptions.ts`.
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
  adjustments,
  protection,
  bonuses,
  rounds,
  roundControl,
  figures,
  network,
  catalogue,
  jackpot,
  originals,
  lottery,
  liveBets,
  vendors,
  kyc,
  risk,
  payments,
  paymentRecords,
  rebates,
  loyalty,
  promotions,
  teams,
  lineTransfers,
  contests,
  referrals,
  contracts,
  lists,
  exports,
  reports,
  desk,
}: Modules): void {
  merchants.hooks.settingsChanged.push((tx, { account, merchantId, ...change }) =>
    audit.record(tx, { ...change, merchantId, actor: account, subject: `merchant:${merchantId}` }),
  );
  merchants.hooks.ask.push(approvals.ask);
  members.hooks.opening.push(protection.checkNewAccount);
  members.hooks.opened.push(network.place, referrals.place);
  members.hooks.invitations.push(network.invitation, referrals.invitation);
  factors.hooks.accountName.push(members.accountName, operators.accountName);
  factors.hooks.enrolled.push(signIn.enrolled, operators.enrolled);
  permissions.hooks.ask.push(approvals.ask);
  approvals.hooks.kinds.push(permissions.grantsChange, permissions.roleChange);
  approvals.hooks.kinds.push(...permissions.accountChanges);
  approvals.hooks.kinds.push(adjustments.request, roundControl.voidKind);
  approvals.hooks.kinds.push(protection.loosening, protection.reopening, protection.policyChange);
  approvals.hooks.kinds.push(merchants.integrationsChange, merchants.guardedChange);
  approvals.hooks.kinds.push(risk.rulesChange, kyc.rulesChange);
  approvals.hooks.kinds.push(...payments.requests, ...vendors.requests);
  approvals.hooks.kinds.push(...originals.crash.requests, ...lottery.requests);
  approvals.hooks.kinds.push(network.moveRequest, ...contracts.requests, loyalty.request);

  approvals.hooks.kinds.push(...promotions.requests);
  approvals.hooks.guards.push(desk.guardApproval);
  approvals.hooks.kinds.push(bonuses.revocation);
  wallet.hooks.checks.push(bonuses.check);
  wallet.hooks.checks.push(rounds.check, jackpot.check, originals.check, reports.check);
  wallet.hooks.checks.push(figures.check, network.check, vendors.check, payments.check, lottery.check);
  wallet.hooks.checks.push(rebates.check, teams.check, lineTransfers.check, contracts.check);
  wallet.hooks.checks.push(loyalty.check);
  wallet.hooks.checks.push(contests.check);
  promotions.hooks.published.push(contests.published);
  promotions.hooks.rewards.push(contests.issuer);
  promotions.hooks.friends.push(referrals.invited);
  rebates.hooks.billSources.push(contracts.billSource);
  rebates.hooks.moveChecks.push(contracts.checkMove);
  lineTransfers.hooks.openBills.push(contracts.owed);
  protection.hooks.depositsSince.push(payments.depositedSince);
  payments.hooks.requested.push(bonuses.forfeit);
  bonuses.hooks.titles.push(promotions.titles);
  bonuses.hooks.freeRounds.push(vendors.freeRounds);
  loyalty.hooks.goods.push(bonuses.freeRoundsGood, contests.ticketsGood);
  payments.hooks.checks.push(kyc.withdrawalCheck, contracts.withdrawalCheck);
  paymentRecords.hooks.contracts.push(contracts.standing);
  catalogue.hooks.launch.push(vendors.launch);
  catalogue.hooks.demo.push(vendors.demo);
  lottery.hooks.ticketDigests.push(lottery.ticketDigests);
  rounds.hooks.undo.push(jackpot.undo, originals.undo);
  rounds.hooks.settled.push(liveBets.settled);
  rounds.hooks.staked.push(liveBets.staked);
  catalogue.hooks.players.push(liveBets.playersOf);
  rounds.hooks.proofs.push(originals.proofFor);
  exports.hooks.lists.push(...lists.exportable, ...roundControl.exportable);
  exports.hooks.lists.push(...kyc.exportable, ...risk.exportable);
  desk.hooks.lists.push(...lists.exportable, ...roundControl.exportable);
  desk.hooks.lists.push(...kyc.exportable, ...risk.exportable);
  exports.hooks.lists.push(...payments.exportable, ...contracts.exportable, ...loyalty.exportable);
  desk.hooks.lists.push(...payments.exportable, ...contracts.exportable, ...loyalty.exportable);
  rounds.hooks.replays.push(originals.replayMatches);
  rounds.hooks.jackpots.push(jackpot.partOf);
}

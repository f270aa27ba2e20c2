import { accountRoutes } from './access/account.ts';
import { agentControlRoutes, agentDeskRoutes, agentRingsRoutes } from './agents/agent-desk.ts';
import { approvalsRoutes } from './access/approvals.ts';
import { captchaRoutes, operatorCaptchaRoutes } from './access/captcha.ts';
import { catalogueRoutes } from './games/catalogue.ts';
import { consoleRoutes } from './access/console.ts';
import { envelopesRoutes } from './contests/envelopes.ts';
import { missionsRoutes } from './contests/missions.ts';
import { racesRoutes } from './contests/races.ts';
import { rafflesRoutes } from './contests/raffles.ts';
import { wheelsRoutes } from './contests/wheels.ts';
import { broadcastsRoutes } from './engagement/broadcasts.ts';
import { contentRoutes } from './engagement/content.ts';
import { contentItemsRoutes } from './engagement/content-items.ts';
import { contentMediaRoutes } from './engagement/content-media.ts';
import { factorRoutes, operatorFactorRoutes } from './access/factors.ts';
import { fileControlRoutes, fileRoutes } from './files/files.ts';
import { documentsRoutes } from './kyc/documents.ts';
import { kycRoutes } from './kyc/kyc.ts';
import { casesRoutes, riskRulesRoutes } from './risk/cases.ts';
import { findRoutes } from './backoffice/find.ts';
import { takesRoutes } from './backoffice/takes.ts';
import { viewsRoutes } from './backoffice/views.ts';
import { feedbackRoutes } from './engagement/feedback.ts';
import { depositsRoutes } from './payments/deposits.ts';
import { paymentMethodsRoutes } from './payments/methods.ts';
import { recordsRoutes } from './payments/records.ts';
import { beneficiariesRoutes, withdrawalsRoutes } from './payments/withdrawals.ts';
import { permissionsRoutes } from './access/grants.ts';
import { operatorsRoutes } from './access/operators.ts';
import { identityRoutes } from './access/identity.ts';
import { memberActsRoutes, memberContactsRoutes } from './access/member-acts.ts';
import { memberFileRoutes } from './access/member-file.ts';
import { adjustmentsRoutes } from './money/adjustments.ts';
import { exportRoutes } from './lists/exports.ts';
import { listRoutes } from './lists/routes.ts';
import { crashControlRoutes, crashRoutes } from './games/crash.ts';
import { gameControlRoutes } from './games/game-control.ts';
import { jackpotControlRoutes } from './games/jackpot-control.ts';
import { healthRoutes, jobsRoutes } from './backoffice/jobs.ts';
import { lotteryDeskRoutes } from './games/lottery-desk.ts';
import { lotteryChaseRoutes } from './games/lottery-chases.ts';
import { lotteryDrawRoutes } from './games/lottery-draws.ts';
import { lotteryPlayRoutes } from './games/lottery-play.ts';
import { lotterySaleRoutes } from './games/lottery-sale.ts';
import { lotteryVoidRoutes } from './games/lottery-voids.ts';
import { lotteryTicketRoutes } from './games/lottery-tickets.ts';
import { jackpotRoutes } from './games/jackpot.ts';
import { accountDeskRoutes } from './payments/account-desk.ts';
import { memberPaymentsRoutes } from './payments/member-payments.ts';
import { chargebackDeskRoutes, depositDeskRoutes, refundDeskRoutes } from './payments/deposit-desk.ts';
import { movementDeskRoutes, reconciliationRoutes } from './payments/reconciliation.ts';
import { disputeDeskRoutes } from './payments/dispute-desk.ts';
import { payoutDeskRoutes } from './payments/payout-desk.ts';
import { withdrawalDeskRoutes } from './payments/withdrawal-desk.ts';
import { messagesRoutes } from './engagement/messages.ts';
import { liveBetsRoutes } from './games/live-bets.ts';
import { originalsControlRoutes } from './games/originals-control.ts';
import { originalsRoutes } from './games/originals.ts';
import { deliveryRoutes } from './access/delivery.ts';
import { merchantsRoutes } from './merchants/settings.ts';
import { bonusDeskRoutes, bonusesRoutes } from './bonuses/bonuses.ts';
import { roundListRoutes } from './games/round-list.ts';
import { roundControlRoutes } from './games/round-control.ts';
import { reportsRoutes } from './backoffice/reports.ts';
import { roundsRoutes } from './games/rounds.ts';
import { sessionRoutes } from './access/session.ts';
import { sitesRoutes } from './merchants/sites.ts';
import { systemRoutes } from './merchants/system.ts';
import { todayRoutes } from './backoffice/today.ts';
import { verificationRoutes } from './access/verification.ts';
import { identityRulesRoutes } from './kyc/settings-desk.ts';
import { paymentRulesRoutes } from './payments/settings-desk.ts';
import { protectionControlRoutes } from './protection/protection-control.ts';
import { protectionRoutes } from './protection/protection.ts';
import { walletRoutes } from './money/wallet.ts';
import { networkRoutes } from './agents/network.ts';
import { rebatesRoutes } from './agents/rebates.ts';
import { lineTransfersRoutes } from './agents/line-transfers.ts';
import { teamsRoutes } from './agents/teams.ts';
import { contractsDeskRoutes } from './agents/contracts-desk.ts';
import { contractMoneyRoutes, contractsRoutes } from './agents/contracts.ts';

import { referralsRoutes } from './referrals/referrals.ts';

import { promotionsDeskRoutes } from './promotions/promotions-desk.ts';
import { signalsDeskRoutes } from './promotions/signals-desk.ts';
import { promotionsRoutes, rewardsRoutes } from './promotions/promotions.ts';
import { loyaltyDeskRoutes } from './loyalty/desk.ts';
import { mallRoutes } from './loyalty/mall.ts';
import { pointsRoutes } from './loyalty/points.ts';
import { vipRoutes } from './loyalty/vip.ts';

import { winnersRoutes } from './games/winners.ts';
import { vendorPlayRoutes, vendorWalletRoutes } from './vendors/play.ts';
import { fixtureControlRoutes } from './vendors/fixture-control.ts';
import { vendorRulesRoutes } from './vendors/settings-desk.ts';
import { vendorDeskRoutes } from './vendors/vendor-desk.ts';

/** Every call of the site's server, by module. */
export const siteApi = {
  system: systemRoutes,
  captcha: captchaRoutes,
  verification: verificationRoutes,
  session: sessionRoutes,
  identity: identityRoutes,
  account: accountRoutes,
  factors: factorRoutes,
  files: fileRoutes,
  kyc: kycRoutes,
  wallet: walletRoutes,
  paymentMethods: paymentMethodsRoutes,
  deposits: depositsRoutes,
  beneficiaries: beneficiariesRoutes,
  withdrawals: withdrawalsRoutes,
  records: recordsRoutes,
  protection: protectionRoutes,
  bonuses: bonusesRoutes,
  messages: messagesRoutes,
  content: contentRoutes,
  feedback: feedbackRoutes,
  rounds: roundsRoutes,
  catalogue: catalogueRoutes,
  network: networkRoutes,
  rebates: rebatesRoutes,
  teams: teamsRoutes,
  lineTransfers: lineTransfersRoutes,
  points: pointsRoutes,
  mall: mallRoutes,
  vip: vipRoutes,
  contracts: contractsRoutes,
  contractMoney: contractMoneyRoutes,
  missions: missionsRoutes,
  races: racesRoutes,
  raffles: rafflesRoutes,
  envelopes: envelopesRoutes,
  wheels: wheelsRoutes,
  referrals: referralsRoutes,
  promotions: promotionsRoutes,
  rewards: rewardsRoutes,
  winners: winnersRoutes,
  jackpot: jackpotRoutes,
  originals: originalsRoutes,
  liveBets: liveBetsRoutes,
  crash: crashRoutes,
  lotteryDraws: lotteryDrawRoutes,
  lottery: lotteryPlayRoutes,
  lotteryTickets: lotteryTicketRoutes,
  lotteryChases: lotteryChaseRoutes,
  vendorPlay: vendorPlayRoutes,
  vendorWallets: vendorWalletRoutes,
} as const;

/** Every call of the operators' console. */
export const consoleApi = {
  console: consoleRoutes,
  captcha: operatorCaptchaRoutes,
  factors: operatorFactorRoutes,
  operators: operatorsRoutes,
  permissions: permissionsRoutes,
  approvals: approvalsRoutes,
  merchants: merchantsRoutes,
  delivery: deliveryRoutes,
  sites: sitesRoutes,
  broadcasts: broadcastsRoutes,
  contentItems: contentItemsRoutes,
  contentMedia: contentMediaRoutes,
  fileControl: fileControlRoutes,
  cases: casesRoutes,
  documents: documentsRoutes,
  riskRules: riskRulesRoutes,
  withdrawalDesk: withdrawalDeskRoutes,
  payoutDesk: payoutDeskRoutes,
  disputeDesk: disputeDeskRoutes,
  agentDesk: agentDeskRoutes,
  agentControl: agentControlRoutes,
  agentRings: agentRingsRoutes,
  find: findRoutes,
  takes: takesRoutes,
  views: viewsRoutes,
  memberFile: memberFileRoutes,
  memberActs: memberActsRoutes,
  memberContacts: memberContactsRoutes,
  adjustments: adjustmentsRoutes,
  bonusDesk: bonusDeskRoutes,
  contractsDesk: contractsDeskRoutes,
  loyaltyDesk: loyaltyDeskRoutes,
  protectionControl: protectionControlRoutes,
  lists: listRoutes,
  exports: exportRoutes,
  gameControl: gameControlRoutes,
  fixtureControl: fixtureControlRoutes,
  roundControl: roundControlRoutes,
  roundList: roundListRoutes,
  jackpotControl: jackpotControlRoutes,
  vendorDesk: vendorDeskRoutes,
  vendorRules: vendorRulesRoutes,
  originalsControl: originalsControlRoutes,
  crashControl: crashControlRoutes,
  lotteryDesk: lotteryDeskRoutes,
  lotterySale: lotterySaleRoutes,
  lotteryVoids: lotteryVoidRoutes,
  paymentAccounts: accountDeskRoutes,
  paymentRules: paymentRulesRoutes,
  identityRules: identityRulesRoutes,
  depositDesk: depositDeskRoutes,
  memberPayments: memberPaymentsRoutes,
  refundDesk: refundDeskRoutes,
  chargebackDesk: chargebackDeskRoutes,
  movementDesk: movementDeskRoutes,
  reconciliation: reconciliationRoutes,
  promotionsDesk: promotionsDeskRoutes,
  promotionSignals: signalsDeskRoutes,
  reports: reportsRoutes,
  jobs: jobsRoutes,
  health: healthRoutes,
  today: todayRoutes,
} as const;

export type SiteApi = typeof siteApi;
export type ConsoleApi = typeof consoleApi;

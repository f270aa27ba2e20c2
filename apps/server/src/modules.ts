import { createAudit } from './modules/base/audit-log/index.ts';
import { createAdjustments } from './modules/money/adjustments/index.ts';
import { createBonuses } from './modules/money/bonuses/index.ts';
import { createProtection } from './modules/money/protection/index.ts';
import { createApprovals } from './modules/access/approvals/index.ts';
import { createCaptcha } from './modules/access/captcha/index.ts';
import { createCatalogue } from './modules/games/catalogue/index.ts';
import { createContests } from './modules/engagement/contests/index.ts';
import { createContent } from './modules/engagement/content/index.ts';
import { createDesk } from './modules/backoffice/desk/index.ts';
import { createDelivery, createIntegrationTests } from './modules/access/delivery/index.ts';
import { createFactors } from './modules/access/factors/index.ts';
import { createFederation } from './modules/access/federation/index.ts';
import { createFigures } from './modules/games/figures/index.ts';
import { createFiles } from './modules/base/files/index.ts';
import { createKyc } from './modules/money/kyc/index.ts';
import { createRisk } from './modules/money/risk/index.ts';
import { createLoyalty } from './modules/engagement/loyalty/index.ts';
import { createFind } from './modules/backoffice/find/index.ts';
import { createFeedback } from './modules/engagement/feedback/index.ts';
import { createExports } from './modules/backoffice/exports/index.ts';
import { createLists } from './modules/backoffice/lists/index.ts';
import { createMemberFile } from './modules/backoffice/member-file/index.ts';
import { createNetwork } from './modules/agents/network/index.ts';
import { createContracts } from './modules/agents/contracts/index.ts';
import { createRebates } from './modules/agents/rebates/index.ts';
import { createLineTransfers } from './modules/agents/line-transfers/index.ts';
import { createRings } from './modules/agents/rings/index.ts';
import { createTeams } from './modules/agents/teams/index.ts';
import { createOperations } from './modules/backoffice/operations/index.ts';
import { createReferrals } from './modules/engagement/referrals/index.ts';
import { createReports } from './modules/backoffice/reports/index.ts';
import { createTodayScreen } from './modules/backoffice/today/index.ts';
import { createMembers } from './modules/access/members/index.ts';
import { createOperators } from './modules/access/operators/index.ts';
import { createPaymentRecords, createPayments, type PayoutTiming } from './modules/money/payments/index.ts';
import { createPermissions } from './modules/access/permissions/index.ts';
import { createPromotions } from './modules/engagement/promotions/index.ts';
import { createSessions } from './modules/access/sessions/index.ts';
import { createSignIn } from './modules/access/sign-in/index.ts';
import { createJackpot } from './modules/games/jackpot/index.ts';
import { createMerchants } from './modules/base/merchants/index.ts';
import { createMessages } from './modules/engagement/messages/index.ts';
import { createLiveBets } from './modules/games/live-bets/index.ts';
import { createOriginals } from './modules/games/originals/index.ts';
import { createRoundControl, createRounds } from './modules/games/rounds/index.ts';
import { createLottery } from './modules/games/lottery/index.ts';
import { createVendors } from './modules/games/vendors/index.ts';
import { createVerification } from './modules/access/verification/index.ts';
import { createWallet } from './modules/money/wallet/index.ts';
import { createWinners } from './modules/games/winners/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { createEncryptionKeys } from './platform/http/encryption-keys.ts';
import type { Logger } from './platform/log.ts';
import type { Outbox } from './platform/outbox.ts';
import { HASHING, type HashingOptions } from './platform/password-hashing/hashing.config.ts';
import { createPasswordHasher } from './platform/password-hashing/password-hasher.ts';
import { translate } from './translate.ts';

export type ModuleDeps = {
  database: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  hashing?: HashingOptions;
  registrationsPerAddress?: number;
  secretsKey?: Buffer | undefined;
  filesFolder?: string;
  filesBucket?: Parameters<typeof createFiles>[0]['bucket'];
  /** Scheme, host and port under which others reach a site. */
  siteOrigin?: (host: string) => string;
  privateIntegrations?: boolean;
  /** Demo data: chains of draws are short. */
  isDemo?: boolean;
  /** Whether vendors may prepare players for tests at accounts that are marked for it. */
  allowsVendorTests?: boolean;
  /** Of payouts; the usual one where it is left out. */
  payoutTiming?: PayoutTiming;
};

/** Creates every module, one line each, in order: each gets only modules above it. */
export function createModules({ database, clock, log, outbox, ...options }: ModuleDeps) {
  const { db } = database;
  const keys = createEncryptionKeys({ db, clock });
  const { privateIntegrations = false } = options;
  const merchants = createMerchants({ db, clock, publicKeys: keys.publicKeys, privateIntegrations });
  const audit = createAudit({ db, clock });
  const files = createFiles({
    db,
    clock,
    merchants,
    secretsKey: options.secretsKey,
    folder: options.filesFolder ?? '.data/files',
    bucket: options.filesBucket,
  });
  const captcha = createCaptcha({ db, clock, merchants, log });
  const delivery = createDelivery({ merchants, log });
  const integrationTests = createIntegrationTests({ db, audit, merchants, delivery });
  const verification = createVerification({ db, clock, merchants, delivery, translate });
  const federation = createFederation({ db, clock, merchants, log });
  const factors = createFactors({ db, clock, audit, merchants, secretsKey: options.secretsKey });
  const members = createMembers({ db, clock, outbox, merchants, audit });
  const sessions = createSessions({ db, clock, outbox, audit, members });
  const hasher = createPasswordHasher(options.hashing ?? HASHING);
  const signIn = createSignIn({
    db,
    clock,
    log,
    outbox,
    hasher,
    translate,
    merchants,
    audit,
    captcha,
    delivery,
    verification,
    federation,
    factors,
    members,
    sessions,
    registrationsPerAddress: options.registrationsPerAddress,
  });
  const operators = createOperators({ db, clock, audit, factors, hasher, sessions, signIn });
  const permissions = createPermissions({
    db,
    clock,
    log,
    outbox,
    audit,
    merchants,
    factors,
    sessions,
    operators,
  });
  const approvals = createApprovals({ db, clock, outbox, audit, merchants, permissions });
  const wallet = createWallet({ db, clock, log, merchants });
  const adjustments = createAdjustments({
    db,
    clock,
    outbox,
    audit,
    merchants,
    members,
    permissions,
    approvals,
    wallet,
  });
  const protection = createProtection({
    db,
    clock,
    audit,
    merchants,
    members,
    sessions,
    approvals,
    wallet,
    outbox,
    secretsKey: options.secretsKey,
  });
  const bonuses = createBonuses({ db, clock, audit, merchants, members, approvals, protection, wallet });
  const messages = createMessages({ db, clock, audit, merchants });
  const content = createContent({ db, clock, outbox, audit, merchants });
  const feedback = createFeedback({ db, clock, captcha });
  const rounds = createRounds({ db, clock, wallet });
  const roundControl = createRoundControl({ db, clock, merchants, audit, approvals, wallet, rounds });
  const catalogue = createCatalogue({ db, clock, log, merchants, audit });
  const figures = createFigures({ db, clock });
  const network = createNetwork({
    db,
    clock,
    audit,
    merchants,
    members,
    signIn,
    messages,
    approvals,
  });
  const winners = createWinners({ db, clock, catalogue, merchants });
  const jackpot = createJackpot({ db, clock, log, wallet, rounds, merchants });
  const originals = createOriginals({
    db,
    clock,
    log,
    audit,
    merchants,
    approvals,
    wallet,
    rounds,
    catalogue,
    jackpot,
    secretsKey: options.secretsKey,
  });
  const liveBets = createLiveBets({ db, clock, log, merchants });
  const vendors = createVendors({
    db,
    clock,
    log,
    outbox,
    audit,
    merchants,
    members,
    sessions,
    approvals,
    wallet,
    protection,
    bonuses,
    rounds,
    catalogue,
    siteOrigin: options.siteOrigin ?? ((host) => `http://${host}`),
    secretsKey: options.secretsKey,
    privateIntegrations,
    allowsTestCalls: options.allowsVendorTests ?? false,
  });
  const lottery = createLottery({
    db,
    clock,
    log,
    outbox,
    audit,
    approvals,
    wallet,
    rounds,
    network,
    protection,
    merchants,
    secretsKey: options.secretsKey,
    isDemo: options.isDemo ?? false,
  });
  const kyc = createKyc({
    db,
    clock,
    outbox,
    audit,
    merchants,
    members,
    files,
    messages,
    protection,
    approvals,
  });
  const risk = createRisk({ db, clock, outbox, audit, merchants, members, approvals });
  const payments = createPayments({
    db,
    clock,
    log,
    outbox,
    audit,
    merchants,
    members,
    permissions,
    approvals,
    wallet,
    messages,
    files,
    kyc,
    risk,
    protection,
    checkPaymentPassword: signIn.checkPaymentPassword,
    payoutTiming: options.payoutTiming,
    admissions: [protection.admitDeposit],
    secretsKey: options.secretsKey,
    privateIntegrations,
    siteOrigin: options.siteOrigin ?? ((host) => `http://${host}`),
  });
  const common = { db, clock, outbox, audit, merchants, members };
  const rebates = createRebates({ db, clock, merchants, wallet, figures });
  const loyalty = createLoyalty({
    ...common,
    signIn,
    approvals,
    messages,
    wallet,
    figures,
    secretsKey: options.secretsKey,
  });
  const teams = createTeams({ db, clock, merchants, figures });
  const rings = createRings({ db, clock, audit, merchants, risk });
  const lineTransfers = createLineTransfers({
    db,
    clock,
    audit,
    merchants,
    members,
    signIn,
    wallet,
    protection,
    messages,
    risk,
    payments,
  });
  const promotions = createPromotions({
    ...common,
    log,
    permissions,
    approvals,
    wallet,
    protection,
    files,
    figures,
    kyc,
    payments,
    bonuses,
    loyalty,
    messages,
    secretsKey: options.secretsKey,
  });
  const contests = createContests({
    db,
    clock,
    log,
    outbox,
    merchants,
    wallet,
    protection,
    figures,
    beacons: lottery.beacons,
    loyalty,
    promotions,
    secretsKey: options.secretsKey,
  });
  const referrals = createReferrals({
    db,
    clock,
    log,
    outbox,
    members,
    merchants,
    wallet,
    figures,
    loyalty,
    promotions,
  });
  const contracts = createContracts({
    db,
    clock,
    audit,
    merchants,
    approvals,
    messages,
    wallet,
    figures,
    corrections: rounds.corrections,
  });
  const paymentRecords = createPaymentRecords({ db, clock, translate, merchants, members, wallet });
  const memberFile = createMemberFile({
    db,
    clock,
    merchants,
    audit,
    verification,
    factors,
    members,
    sessions,
    operators,
    approvals,
    wallet,
    payments,
    messages,
    rounds,
    figures,
  });
  const lists = createLists({ db, clock, merchants });
  const exports = createExports({ db, clock, audit, merchants, permissions });
  const find = createFind({ db, clock, merchants });
  const reports = createReports({ db, clock, audit, merchants, originals, payments });
  const operations = createOperations({ db, clock, audit, wallet });
  const today = createTodayScreen({ db, clock, merchants, members, wallet, reports, operations });
  const desk = createDesk({ db, clock, audit, merchants, permissions });
  return {
    keys,
    merchants,
    audit,
    files,
    captcha,
    delivery,
    integrationTests,
    verification,
    federation,
    factors,
    members,
    sessions,
    signIn,
    operators,
    permissions,
    approvals,
    wallet,
    adjustments,
    protection,
    bonuses,
    messages,
    content,
    feedback,
    rounds,
    roundControl,
    catalogue,
    figures,
    network,
    winners,
    jackpot,
    originals,
    liveBets,
    vendors,
    lottery,
    kyc,
    risk,
    payments,
    paymentRecords,
    rebates,
    loyalty,
    teams,
    lineTransfers,
    rings,
    promotions,
    contests,
    referrals,
    contracts,
    memberFile,
    lists,
    exports,
    find,
    reports,
    operations,
    today,
    desk,
  };
}

export type Modules = ReturnType<typeof createModules>;

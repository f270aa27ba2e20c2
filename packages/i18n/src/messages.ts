import type { AccountKeys } from './keys/account.ts';
import type { AgentsKeys } from './keys/agents.ts';
import type { ChecksKeys } from './keys/checks.ts';
import type { ConsoleKeys } from './keys/console.ts';
import type { ContestsKeys } from './keys/contests.ts';
import type { CrashKeys } from './keys/crash.ts';
import type { DrawsKeys } from './keys/draws.ts';
import type { DownloadKeys } from './keys/download.ts';
import type { ErrorsKeys } from './keys/errors.ts';
import type { FirstKeys } from './keys/first.ts';
import type { GamesKeys } from './keys/games.ts';
import type { ListsKeys } from './keys/lists.ts';
import type { LotteryKeys } from './keys/lottery.ts';
import type { LoyaltyKeys } from './keys/loyalty.ts';
import type { MailsKeys } from './keys/mails.ts';
import type { OriginalsKeys } from './keys/originals.ts';
import type { TablesKeys } from './keys/tables.ts';
import type { PaymentsKeys } from './keys/payments.ts';
import type { PromotionsKeys } from './keys/promotions.ts';
import type { ProtectionKeys } from './keys/protection.ts';
import type { RecordsKeys } from './keys/records.ts';
import type { SignInKeys } from './keys/sign-in.ts';
import type { SiteKeys } from './keys/site.ts';

/** Every key with the placeholders of its text; the compiler checks uses of `useTranslations` against it. */
export type MessageKeys = AccountKeys &
  AgentsKeys &
  ChecksKeys &
  ConsoleKeys &
  ContestsKeys &
  CrashKeys &
  DownloadKeys &
  DrawsKeys &
  ErrorsKeys &
  FirstKeys &
  GamesKeys &
  ListsKeys &
  LotteryKeys &
  LoyaltyKeys &
  MailsKeys &
  OriginalsKeys &
  TablesKeys &
  PaymentsKeys &
  PromotionsKeys &
  ProtectionKeys &
  RecordsKeys &
  SignInKeys &
  SiteKeys;

type Texts<Keys> = {
  readonly [Key in keyof Keys]: Keys[Key] extends string ? string : Texts<Keys[Key]>;
};

/** The texts of one language. */
export type Messages = Texts<MessageKeys>;
export type FirstMessages = Texts<FirstKeys>;

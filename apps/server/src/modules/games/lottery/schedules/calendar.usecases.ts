import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { dayIn } from '../../../../platform/zone.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { deletePlanned, hasStarted, saveMovedDay } from './calendar.queries.ts';
import { lockLottery } from './lotteries.queries.ts';
import { planLottery, type PlanDeps } from './planning.usecases.ts';
import type { MovedDay } from './schedules.types.ts';

export type CalendarDeps = PlanDeps & { audit: Pick<Audit, 'record'> };
type Move = MovedDay & { lotteryCode: string; reason: string; operator: Operator };

/**
 * Moves or cancels the draw of a day, and plans the draws from there on again.
 *
 * @throws `lottery.not_found`, `lottery.draw_started`, `lottery.day_invalid`
 */
export async function moveDay(
  deps: CalendarDeps,
  { lotteryCode, day, movedTo, reason, operator }: Move,
): Promise<null> {
  const { db, clock, audit } = deps;
  const lottery = await db.transaction().execute(async (tx) => {
    const found = await lockLottery(tx, lotteryCode);
    if (!found || 'every' in found.schedule) throw appError(lotteryErrors.notFound);
    const today = dayIn(clock.now(), found.tz);
    if (day < today) throw fieldRefusal(lotteryErrors.dayInvalid, 'day');
    if (movedTo !== null && (movedTo < today || movedTo === day))
      throw fieldRefusal(lotteryErrors.dayInvalid, 'movedTo');
    const from = movedTo !== null && movedTo < day ? movedTo : day;
    if (await hasStarted(tx, lotteryCode, from)) throw appError(lotteryErrors.drawStarted);
    await deletePlanned(tx, lotteryCode, from);
    await saveMovedDay(tx, lotteryCode, { day, movedTo });
    await audit.record(tx, {
      merchantId: '',
      actor: { kind: 'operator', id: operator.account.id },
      action: 'lottery.day_moved',
      subject: `lottery:${lotteryCode}`,
      after: { day, movedTo, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    return found;
  });
  await planLottery(deps, lottery);
  return null;
}

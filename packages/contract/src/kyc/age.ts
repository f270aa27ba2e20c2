/** Full years on a day in UTC. @param bornOn `yyyy-MM-dd` */
export function ageOn(bornOn: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = bornOn.split('-').map(Number);
  const birthdayPassed =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (birthdayPassed ? 0 : 1);
}

import { escapeHtml } from '../pages/html.ts';
import { inside, type Page } from '../pages/layout.ts';
import { LOTTERY_FAULTS, PROVIDERS, type LotteryFault, type LotteryFaults } from './lottery.faults.ts';

const CSS = `
.providers { gap: 22px; margin-top: 26px; }
.provider { gap: 14px; scroll-margin-top: 20px; }
.switches { gap: 0; border-top: 1px solid var(--line); }
.switches li {
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between;
  padding: 10px 0; border: 0; border-bottom: 1px solid var(--line); border-radius: 0; background: none; box-shadow: none;
}
.switches strong, .switches small { display: block; }
.switches small { color: var(--quiet); }
button[aria-pressed='true'] { border-color: var(--stop); background: var(--stop-soft); color: var(--stop); }
`;

const nameOf = (fault: LotteryFault): string => {
  const words = fault.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function faultRow(faults: LotteryFaults, provider: (typeof PROVIDERS)[number], fault: LotteryFault): string {
  const isArmed = faults.list().some((one) => one.provider === provider.id && one.fault === fault);
  return `<li><span><strong>${nameOf(fault)}</strong><small>${escapeHtml(LOTTERY_FAULTS[fault])}</small></span>
<form method="post" action="/lottery/faults"><input type="hidden" name="provider" value="${provider.id}"><input type="hidden" name="fault" value="${fault}">
<button class="small" name="isOn" value="${isArmed ? 'no' : 'yes'}" aria-pressed="${isArmed}" aria-label="${escapeHtml(`${nameOf(fault)}: ${provider.title}`)}">${isArmed ? 'On' : 'Off'}</button></form></li>`;
}

/** The panel: both feeds and the beacon with their faults. */
export const lotteryPage = (faults: LotteryFaults): Page => ({
  title: 'Lottery · Croupier sandbox',
  css: CSS,
  forms: ["'self'"],
  body: inside(
    '/lottery',
    'Lottery results and beacon',
    `<p class="lead">Two feeds that tell the results of outside draws, each by its own owner, and a random beacon that speaks
drand’s protocol with a key of its own. Results follow from the day, so both feeds agree until a fault is switched on. Tests
set the same faults with <code>PUT /lottery/faults</code>.</p>
<ul class="providers">${PROVIDERS.map(
      (provider) => `<li class="provider" id="${provider.id}"><h2>${escapeHtml(provider.title)}</h2>
<ul class="switches">${provider.faults.map((fault) => faultRow(faults, provider, fault)).join('\n')}</ul></li>`,
    ).join('\n')}</ul>`,
  ),
});

/** Retry delays in milliseconds, so that not every client polls an absent server every second. */
const FIRST_WAIT = 3_000;
const MAX_WAIT_MILLISECONDS = 30_000;

const choice = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];

/** The cached page does not know the visitor's choices, so language and theme are read when it is shown. */
function dress(): HTMLElement | undefined {
  const theme = choice('theme');
  if (theme && ['dark', 'light', 'system'].includes(theme)) document.documentElement.dataset['theme'] = theme;
  const wanted = choice('lang')?.toUpperCase();
  const sections = [...document.querySelectorAll<HTMLElement>('section[lang]')];
  const shown =
    sections.find(({ dataset }) => dataset['language'] === wanted) ??
    sections.find(({ lang }) => lang === document.documentElement.lang);
  if (!shown) return undefined;
  for (const section of sections) section.hidden = section !== shown;
  document.documentElement.lang = shown.lang;
  document.title = `${shown.dataset['title'] ?? ''} · ${document.title}`;
  return shown;
}

const shown = dress();
const note = shown?.querySelector<HTMLElement>('[data-waiting]');
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;

function comeBack(): void {
  if (note) note.textContent = note.dataset['back'] ?? '';
  location.reload();
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  if (navigator.onLine) {
    const answer = await fetch('/-/health', { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) return comeBack();
  }
  timer = setTimeout(() => void ask(), wait);
  wait = Math.min(wait * 1.5, MAX_WAIT_MILLISECONDS);
}

const askNow = (): void => {
  wait = FIRST_WAIT;
  void ask();
};
for (const button of document.querySelectorAll('button')) button.addEventListener('click', comeBack);
addEventListener('online', askNow);
// Timers do not run while a phone is locked.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) askNow();
});
timer = setTimeout(() => void ask(), wait);

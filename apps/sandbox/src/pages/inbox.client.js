// Runs in the page of an inbox: copies what a button names, and shows what came in since.
const EVERY_MILLISECONDS = 1_500;

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  if (!button) return;
  void navigator.clipboard.writeText(button.getAttribute('data-copy') ?? '').then(() => {
    button.textContent = 'Copied';
  });
});

async function look() {
  const inbox = document.querySelector('#inbox');
  if (!inbox || document.hidden) return;
  const answer = await fetch(`${location.pathname}/inbox`);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#inbox');
  if (!next || next.getAttribute('data-newest') === inbox.getAttribute('data-newest')) return;
  inbox.replaceWith(document.adoptNode(next));
  const news = document.querySelector('#news');
  if (news) news.textContent = 'Something new came in.';
}

// The sandbox may be away for a moment: the next look tells.
setInterval(() => void look().catch(() => undefined), EVERY_MILLISECONDS);

import { parseAmount } from '../kit/amounts.ts';
import { el } from '../kit/dom.ts';
import { startGame, type Kit, type ResultRow } from '../kit/frame.ts';
import { outcomeOf, takeSelection } from '../kit/selection.ts';
import { kindOf, showBets } from './bets.ts';
import { KINDS, showList, type Kind } from './list.ts';
import { createMatchView } from './match-view.ts';
import { createOdds } from './odds.ts';
import { createSlip } from './slip.ts';
import { RULES, TEXTS } from './texts.ts';
import { oddsText, score, type Book, type Match, type Slip } from './wire.ts';

const PRINTED_RETURN = '95.24 %';
const KIND_OF_THEME: Readonly<Record<string, Kind>> = {
  'over-under': 'over',
  'next-goal': 'next',
  'both-score': 'both',
  'draw-no-bet': 'dnb',
};

/** Replaces what a panel shows and keeps the focus where it was. */
function keepingFocus(render: () => void): void {
  const key = (document.activeElement as HTMLElement | null)?.dataset['key'];
  render();
  if (!key || document.activeElement?.getAttribute('data-key') === key) return;
  document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

function play(kit: Kit): void {
  const isThai = kit.hello.language.startsWith('th');
  kit.setRules(isThai ? RULES.th : RULES.en, PRINTED_RETURN);
  let offset = 0;
  const matches = new Map<string, Match>();
  const book: Book = {
    kit,
    serverNow: () => Date.now() + offset,
    clubs: [],
    sports: [],
    sport: '',
    matches,
    nameIn: (name) => (isThai ? name.TY : name.EN),
    clubName: (index) => {
      const club = book.clubs[index];
      return club ? book.nameIn(club.name) : '';
    },
  };
  let kind: Kind =
    kit.hello.themes.map((theme) => KIND_OF_THEME[theme]).find((one) => one !== undefined) ?? '1x2';
  // A lobby that shows matches opens the book at one of them.
  const asked = takeSelection();
  let isAsked = asked.event !== '';
  let chosen = asked.event;
  let isOpen = isAsked;
  let slips: readonly Slip[] = [];
  let panel: 'slip' | 'bets' = 'slip';

  const slip = createSlip(
    () => book,
    () => odds,
    () => render(),
  );
  const odds = createOdds(
    () => book,
    slip.has,
    (key) => {
      panel = 'slip';
      slip.toggle(key);
    },
  );
  const sports = el('nav', { class: 'sports', 'aria-label': kit.t('sports') });
  const kinds = el('div', { class: 'kinds', role: 'group' });
  const list = el('div', { class: 'list' });
  const view = createMatchView(
    () => book,
    odds,
    () => {
      isOpen = false;
      render();
    },
  );
  const bets = el('div', { class: 'bets' });
  const tabs = el('div', { class: 'panel-tabs' });
  const sheet = el(
    'section',
    { class: 'sheet-panel', 'aria-label': kit.t('slip') },
    tabs,
    slip.element,
    bets,
  );
  const opener = el('button', { type: 'button', class: 'button main opener', 'data-testid': 'open-slip' });
  opener.addEventListener('click', () => openSheet('slip'));
  const betsOpener = el('button', { type: 'button', class: 'button opener-bets' });
  betsOpener.addEventListener('click', () => openSheet('bets'));
  const listSide = el('div', { class: 'list-side' }, sports, kinds, list);
  kit.stage.classList.add('book');
  kit.stage.append(listSide, view.element);
  kit.controls.append(opener, betsOpener);
  const shade = el('div', { class: 'shade', hidden: true });
  shade.addEventListener('click', () => closeSheet());
  document.body.append(shade);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeSheet();
  });

  // On a wide screen the slip is beside the matches, on a phone it is a sheet over them.
  const wide = matchMedia('(min-width: 1000px)');
  const settle = (): void => {
    (wide.matches ? kit.side : document.body).append(sheet);
    if (wide.matches) closeSheet();
  };
  wide.addEventListener('change', settle);
  settle();

  function openSheet(which: 'slip' | 'bets'): void {
    panel = which;
    if (!wide.matches) {
      sheet.classList.add('up');
      shade.hidden = false;
    }
    render();
  }
  function closeSheet(): void {
    sheet.classList.remove('up');
    shade.hidden = true;
  }

  function showSports(): void {
    sports.replaceChildren(
      ...book.sports.map((one) => {
        const button = el(
          'button',
          {
            type: 'button',
            'data-key': `sport|${one.code}`,
            'aria-pressed': String(one.code === book.sport),
          },
          book.nameIn(one.name),
        );
        button.addEventListener('click', () => {
          chosen = '';
          isOpen = false;
          kit.connection.send({ type: 'sport', sport: one.code });
        });
        return button;
      }),
    );
    kinds.replaceChildren(
      ...KINDS.map((one) => {
        const button = el(
          'button',
          { type: 'button', 'data-key': `kind|${one}`, 'aria-pressed': String(one === kind) },
          kit.t(`short_${one}`),
        );
        button.addEventListener('click', () => {
          kind = one;
          render();
        });
        return button;
      }),
    );
  }

  function showPanel(): void {
    const tab = (which: 'slip' | 'bets', words: string): HTMLElement => {
      const button = el(
        'button',
        { type: 'button', 'data-key': `tab|${which}`, 'aria-pressed': String(panel === which) },
        words,
      );
      button.addEventListener('click', () => {
        panel = which;
        render();
      });
      return button;
    };
    const down = el('button', { type: 'button', class: 'down', 'aria-label': kit.t('close') }, '⌄');
    down.addEventListener('click', closeSheet);
    tabs.replaceChildren(
      tab('slip', `${kit.t('slip')}${slip.count() > 0 ? ` (${slip.count()})` : ''}`),
      tab('bets', `${kit.t('myBets')}${slips.length > 0 ? ` (${slips.length})` : ''}`),
      down,
    );
    slip.element.hidden = panel !== 'slip';
    bets.hidden = panel !== 'bets';
    opener.textContent = slip.count() > 0 ? `${kit.t('slip')} (${slip.count()})` : kit.t('slip');
    betsOpener.textContent = slips.length > 0 ? `${kit.t('myBets')} (${slips.length})` : kit.t('myBets');
  }

  function render(): void {
    keepingFocus(() => {
      showSports();
      const all = [...matches.values()];
      const first = all.find(({ phase }) => phase === 'live') ?? all[0];
      if (!matches.has(chosen)) chosen = first?.id ?? '';
      kit.stage.classList.toggle('showing-match', isOpen);
      showList(list, {
        book,
        odds,
        kind,
        chosen,
        open: (id) => {
          chosen = id;
          isOpen = true;
          kit.stage.scrollTop = 0;
          render();
        },
      });
      view.show(matches.get(chosen));
      slip.show();
      showBets(bets, book, slips);
      showPanel();
      const now = matches.get(chosen);
      if (now) kit.setFair(now.hash, now.seed);
    });
  }

  /** Puts the outcome that was tapped in the lobby on the slip, or says why not. */
  function placeAsked(): void {
    const { event, market, outcome } = asked;
    const match = matches.get(event);
    const pick = { match: event, market, pick: outcome };
    const oddsE3 = odds.oddsOf(pick);
    const done = outcomeOf(asked, match && { isOpen: match.phase !== 'over', oddsE3 });
    if (done === 'gone') isOpen = match !== undefined;
    if (done === 'gone') kit.toast(kit.t(match ? 'matchOver' : 'matchUnknown'), 'bad');
    if (done === 'off') kit.toast(kit.t('pickOff'), 'bad');
    if (done !== 'taken' && done !== 'moved') return;
    if (!slip.has(pick)) slip.toggle(pick);
    if (done === 'moved')
      kit.toast(kit.t('oddsMoved', { before: oddsText(asked.oddsE3), odds: oddsText(oddsE3 ?? 0) }));
    openSheet('slip');
  }

  function announceGoals(before: Match | undefined, now: Match): void {
    if (!before || now.goals.length <= before.goals.length || now.id !== chosen) return;
    const { home, away } = score(now.goals);
    const side = now.goals.at(-1)?.side ?? 'home';
    kit.sound.play('win');
    kit.announce(kit.t('goalBy', { team: book.clubName(now[side]), score: `${home}–${away}` }));
  }

  kit.connection.on('book', (message) => {
    book.clubs = message['clubs'] as Book['clubs'];
    book.sports = message['sports'] as Book['sports'];
    slip.forget();
  });
  kit.connection.on('matches', (message) => {
    offset = Number(message['now']) - Date.now();
    book.sport = String(message['sport']);
    const next = message['matches'] as Match[];
    for (const match of next) {
      announceGoals(matches.get(match.id), match);
      odds.read(match);
    }
    matches.clear();
    for (const match of next) matches.set(match.id, match);
    slip.prune((id) => matches.get(id)?.phase === 'over');
    if (isAsked) placeAsked();
    isAsked = false;
    render();
  });
  kit.connection.on('slips', (message) => {
    slips = message['slips'] as Slip[];
    render();
  });
  kit.connection.on('accepted', ({ request }) => {
    if (String(request).startsWith('cash-')) return;
    kit.toast(kit.t('accepted'));
    kit.sound.play('chip');
    slip.answered(true);
    if (slip.count() === 0) panel = 'bets';
    render();
  });
  kit.connection.on('refused', ({ request }) => {
    if (!String(request).startsWith('cash-')) slip.answered(false);
  });
  kit.connection.on('settled', (message) => {
    const { stake, payout } = message['result'] as ResultRow;
    const [paid, won] = [parseAmount(stake), parseAmount(payout)];
    if (won > paid) {
      kit.sound.play('win');
      kit.toast(kit.t('youWon', { amount: kit.money(won) }), 'win');
    } else if (won > 0n) kit.toast(kit.t('returned', { amount: kit.money(won) }));
  });
  kit.connection.on('history', ({ rows }) =>
    kit.setHistory(rows as readonly ResultRow[], ({ detail }) => {
      const legs = (detail['legs'] ?? []) as ReadonlyArray<{ oddsE3: number }>;
      const product = legs.reduce((all, { oddsE3 }) => all * (oddsE3 / 1000), 1000);
      const words = kindOf(book, legs.length, Number(detail['choose']));
      const name = detail['cashedOut'] ? `${words}, ${kit.t('cashedOut')}` : words;
      return Number(detail['choose']) === legs.length
        ? kit.t('slipRow', { kind: name, odds: oddsText(Math.floor(product)) })
        : name;
    }),
  );
}

startGame(TEXTS, play);

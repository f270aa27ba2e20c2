// Runs in the page: codes by RFC 6238, computed here. The keys live in the fragment of the address.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HASHES = { SHA1: 'SHA-1', SHA256: 'SHA-256', SHA512: 'SHA-512' };
const element = (id) => document.querySelector(`#${id}`);

function bytesOf(secret) {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A bare key or an `otpauth://totp/…` address; undefined for anything else. */
function entryFrom(text) {
  const url = /^otpauth:/i.test(text)
    ? URL.parse(text)
    : URL.parse(`otpauth://totp/Key?secret=${encodeURIComponent(text)}`);
  if (!url || url.host !== 'totp') return undefined;
  const secret = (url.searchParams.get('secret') ?? '').replaceAll(/[\s=-]/g, '').toUpperCase();
  if (!/^[A-Z2-7]{16,}$/.test(secret)) return undefined;
  const hash = HASHES[(url.searchParams.get('algorithm') ?? 'SHA1').toUpperCase().replace('-', '')];
  const digits = Number(url.searchParams.get('digits') ?? 6);
  const period = Number(url.searchParams.get('period') ?? 30);
  if (!hash || !(digits >= 6 && digits <= 8) || !(period >= 5 && period <= 300)) return undefined;
  const label = decodeURIComponent(url.pathname.slice(1));
  const issuer = url.searchParams.get('issuer') ?? '';
  return { text, secret, hash, digits, period, name: label.replace(`${issuer}:`, '').trim(), issuer };
}

async function codeOf({ secret, hash, digits, period }, seconds) {
  const algorithm = { name: 'HMAC', hash };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const step = new DataView(new ArrayBuffer(8));
  step.setBigUint64(0, BigInt(Math.floor(seconds / period)));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, step.buffer));
  const number = mac.getUint32(mac.getUint8(mac.byteLength - 1) & 15) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

const stored = () =>
  location.hash
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((part) => entryFrom(decodeURIComponent(part)))
    .filter((entry) => entry !== undefined);
const store = (entries) => {
  history.replaceState(null, '', `#${entries.map(({ text }) => encodeURIComponent(text)).join('&')}`);
  show();
};

const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

let cards = [];
function cardOf(entry, index) {
  const remove = make('button', { type: 'button', className: 'small plain', textContent: 'Remove' });
  remove.setAttribute('aria-label', `Remove ${entry.name}`);
  remove.addEventListener('click', () => store(stored().filter((_, place) => place !== index)));
  const digits = make('output', { className: 'digits', textContent: '······' });
  const copy = make('button', { type: 'button', className: 'small', textContent: 'Copy' });
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(digits.value.replaceAll(' ', '')).then(() => {
      copy.textContent = 'Copied';
    });
  });
  const left = make('span', { className: 'left' });
  const bar = make('progress', { max: entry.period, ariaLabel: 'Time left' });
  const seconds = make('span');
  left.append(bar, seconds);
  const title = make('h2', {}, entry.name, make('small', { textContent: entry.issuer }));
  const card = make(
    'li',
    { className: 'entry' },
    make('header', {}, title, remove),
    make('div', { className: 'row' }, digits, copy),
    left,
  );
  return { entry, card, digits, copy, bar, seconds };
}

async function tick() {
  const now = Date.now() / 1000;
  for (const { entry, digits, copy, bar, seconds } of cards) {
    const left = entry.period - (Math.floor(now) % entry.period);
    bar.value = left;
    seconds.textContent = `${left} s`;
    const code = await codeOf(entry, now);
    const shown = code.replace(/^(\d{3})(?=\d{3}$)/, '$1 ');
    if (digits.value === shown) continue;
    digits.value = shown;
    copy.textContent = 'Copy';
  }
}

function show() {
  cards = stored().map(cardOf);
  element('entries').replaceChildren(...cards.map(({ card }) => card));
  element('empty').hidden = cards.length > 0;
  void tick();
}

element('add').addEventListener('submit', (event) => {
  event.preventDefault();
  const key = element('key');
  const entry = entryFrom(key.value.trim());
  element('wrong').textContent = entry
    ? ''
    : 'That is neither a key in letters and digits nor an otpauth address.';
  if (!entry) return;
  key.value = '';
  store([...stored(), entry]);
});
addEventListener('hashchange', show);
show();
setInterval(() => void tick(), 500);

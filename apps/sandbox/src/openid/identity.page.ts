import { escapeHtml } from '../pages/html.ts';
import { inside, type Page } from '../pages/layout.ts';
import { NETWORK_IDS, NETWORKS, type NetworkId } from './networks.ts';

const CSS = `
.inside ul { margin-top: 26px; }
li { gap: 12px; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; }
th, td { padding: 7px 12px 7px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { width: 9.5rem; color: var(--quiet); font-weight: 500; }
li p { color: var(--quiet); }
@media (max-width: 480px) { th { width: 6.5rem; } }
`;

const row = (name: string, value: string): string => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const networkHtml = (id: NetworkId, baseUrl: string): string => {
  const { name, people } = NETWORKS[id];
  const accounts = people.map(({ name: person, email, emailVerified }) =>
    row(
      escapeHtml(person),
      email ? `${escapeHtml(email)}${emailVerified ? '' : ', not verified'}` : 'no e-mail',
    ),
  );
  return `<li id="${id}"><h2>Pretend ${name}</h2><p>An OpenID provider. Accounts can be made up on the way.</p>
<table>${row('Issuer', `<a href="/${id}/.well-known/openid-configuration">${escapeHtml(baseUrl)}/${id}</a>`)}
${row('Client', `${code('<merchant>-site')} with ${code('<merchant>-sandbox-secret')}`)}
${accounts.join('')}</table></li>`;
};

const phoneHtml = (baseUrl: string): string => `<li id="phone"><h2>Phone identity service</h2>
<p>Checks a number in the browser, in the words of Google’s. The code arrives among the <a href="/sms">messages</a>.</p>
<table>${row('Address', code(`${baseUrl}/firebase`))}
${row('Project', `${code('lotus-sandbox')} with the key ${code('lotus-sandbox-key')}`)}
${row('Keys', `<a href="/firebase/jwks">${escapeHtml(baseUrl)}/firebase/jwks</a>`)}
${row('…0000', code('QUOTA_EXCEEDED'))}
${row('…1111', code('TOO_MANY_ATTEMPTS_TRY_LATER'))}
${row('…2222', code('OPERATION_NOT_ALLOWED'))}</table></li>`;

const captchaHtml = (baseUrl: string): string => `<li id="captcha"><h2>Captcha service</h2>
<p>Is asked whether a token is good: each that begins with <code>ok-</code> is, once.</p>
<table>${row('Address', code(`${baseUrl}/captcha/verify`))}</table></li>`;

export const identityPage = (baseUrl: string): Page => ({
  title: 'Identity services · Croupier sandbox',
  css: CSS,
  body: inside(
    '/identity',
    'Identity services',
    `<p class="lead">Whom a site asks who somebody is. They are called by programs; these are their addresses.</p>
<ul>${NETWORK_IDS.map((id) => networkHtml(id, baseUrl)).join('\n')}
${phoneHtml(baseUrl)}
${captchaHtml(baseUrl)}</ul>`,
  ),
});

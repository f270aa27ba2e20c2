import { escapeHtml } from '../pages/html.ts';
import type { Page } from '../pages/layout.ts';
import type { Person } from './accounts.ts';
import { SIGN_IN_CSS } from './interaction.css.ts';
import { NETWORKS, type NetworkId } from './networks.ts';

const MAX_SHOWN = 10;

export type Choice = {
  network: NetworkId;
  uid: string;
  people: readonly Person[];
  /** Client name. */
  client: string;
  /** Redirect target. */
  returnOrigin: string;
  problem?: string | undefined;
};

const initialOf = (name: string): string => escapeHtml(/\S/u.exec(name)?.[0].toUpperCase() ?? '?');

const mailOf = ({ email, emailVerified }: Person): string => {
  if (email === undefined) return '<em>no e-mail</em>';
  return escapeHtml(email) + (emailVerified ? '' : ' <em>not verified</em>');
};

const personHtml = (person: Person, isFirst: boolean): string => `<label class="person">
<input type="radio" name="account" value="${escapeHtml(person.sub)}"${isFirst ? ' checked' : ''}>
<span class="face" aria-hidden="true">${initialOf(person.name)}</span>
<span class="who"><strong>${escapeHtml(person.name)}</strong><span>${mailOf(person)}</span></span>
</label>`;

const newPersonHtml = (isChosen: boolean): string => `<label class="person">
<input type="radio" name="account" value="new"${isChosen ? ' checked' : ''}>
<span class="face other" aria-hidden="true">+</span>
<span class="who"><strong>Somebody else</strong><span>make up an account</span></span>
</label>
<div class="fields">
<label>Name<input name="name" autocomplete="off" maxlength="80"></label>
<label>E-mail<input name="email" type="email" autocomplete="off" maxlength="200" placeholder="may stay empty"></label>
<label class="check"><input type="checkbox" name="verified" value="yes" checked>The e-mail is verified</label>
</div>`;

/** No password is asked for: everyone who can open this page owns all of these accounts. */
export function choicePage({ network, uid, people, client, returnOrigin, problem }: Choice): Page {
  const { name } = NETWORKS[network];
  return {
    title: `Choose an account · pretend ${name}`,
    css: SIGN_IN_CSS,
    forms: ["'self'", returnOrigin],
    body: `<main class="sign-in ${network}">
<p class="brand"><span class="mark" aria-hidden="true">${name[0]}</span>pretend ${name}</p>
<h1>Choose an account</h1>
<p class="for">of this pretend ${name}, to continue to <strong>${escapeHtml(client)}</strong></p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/${network}/interaction/${escapeHtml(uid)}">
<fieldset><legend class="unseen">Account</legend>
${people
  .slice(0, MAX_SHOWN)
  .map((person, index) => personHtml(person, index === 0 && problem === undefined))
  .join('\n')}
${newPersonHtml(problem !== undefined)}
</fieldset>
<div class="buttons"><button class="plain" name="action" value="cancel" formnovalidate>Cancel</button>
<button class="main" name="action" value="continue">Continue</button></div>
</form>
<p class="note">${escapeHtml(client)} gets the name, the e-mail and whether it is verified. Nothing here is the real ${name}.</p>
</main>`,
  };
}

export const errorPage = (network: NetworkId, words: string): Page => ({
  title: `That did not work · pretend ${NETWORKS[network].name}`,
  css: SIGN_IN_CSS,
  body: `<main class="sign-in ${network}">
<p class="brand"><span class="mark" aria-hidden="true">${NETWORKS[network].name[0]}</span>pretend ${NETWORKS[network].name}</p>
<h1>That did not work</h1>
<p class="problem" role="alert">${escapeHtml(words)}</p>
<p class="note">Go back to the site you came from and start again.</p>
</main>`,
});

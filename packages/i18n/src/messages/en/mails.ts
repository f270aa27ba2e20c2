/** What goes out by message and mail. A message has 160 characters. */
export const mails = {
  sms: '{merchant}: {code} is your code, good for {minutes, plural, one {# minute} other {# minutes}}. Tell it to nobody.',
  footer: 'This mail was sent by {merchant} by itself. Please do not answer it.',
  code: {
    subject: 'Your code for {merchant}',
    title: 'Your code',
    login: 'With this code you sign in to {merchant}.',
    register: 'With this code you open your account at {merchant}.',
    password: 'With this code you choose a new password at {merchant}.',
    bind: 'With this code you bind this address to your account at {merchant}.',
    own: 'With this code you confirm a change to your account at {merchant}.',
    proof: 'With this code you confirm that it is you who is signing in to {merchant}.',
    validity: 'It is good for {minutes, plural, one {# minute} other {# minutes}} and works once.',
    secrecy: 'Nobody from {merchant} will ever ask for it. If it wasn’t you, do not tell it to anybody.',
  },
  resetLink: {
    subject: 'A new password for {merchant}',
    title: 'Choose a new password',
    why: 'Somebody, hopefully you, asked for a new password for your account at {merchant}.',
    action: 'Choose a new password',
    validity: 'The link works once, for {minutes, plural, one {# minute} other {# minutes}}.',
    otherwise: 'If it wasn’t you, there is nothing to do: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password for {merchant} was changed',
    title: 'Your password was changed',
    why: 'The password of your account at {merchant} was changed just now, and every other device was signed out.',
    otherwise: 'If it wasn’t you, please contact customer service right away.',
  },
} as const;

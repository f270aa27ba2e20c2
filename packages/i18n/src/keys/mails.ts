// Written by `npm run texts` from messages/en/mails.json.
export type MailsKeys = {
  mails: {
    sms: '{code} {merchant} {minutes, plural, other {}}';
    footer: '{merchant}';
    code: {
      subject: '{merchant}';
      title: '';
      login: '{merchant}';
      register: '{merchant}';
      password: '{merchant}';
      bind: '{merchant}';
      own: '{merchant}';
      proof: '{merchant}';
      validity: '{minutes, plural, other {}}';
      secrecy: '{merchant}';
    };
    resetLink: {
      subject: '{merchant}';
      title: '';
      why: '{merchant}';
      action: '';
      validity: '{minutes, plural, other {}}';
      otherwise: '';
    };
    passwordChanged: {
      subject: '{merchant}';
      title: '';
      why: '{merchant}';
      otherwise: '';
    };
  };
};

// Written by `npm run texts` from messages/en/agents.json.
export type AgentsKeys = {
  agent: {
    title: '';
    badge: '';
    headline: '';
    lead: '';
    point: {
      invite: '';
      inviteText: '';
      team: '';
      teamText: '';
      safe: '';
      safeText: '';
    };
    loginTitle: '';
    loginText: '';
    username: '';
    password: '';
    submit: '';
    forgot: '';
    toSite: '';
    menu: '';
    home: '';
    security: '';
    homeTitle: '';
    hello: '{name}';
    helloText: '';
    clock: '';
    zone: '{zone}';
    invitation: '';
    invitationText: '';
    code: '';
    link: '';
    copyCode: '';
    copyLink: '';
    picture: '';
    members: '';
    noMembers: '';
    facts: '';
    registeredAt: '';
    protect: '';
    protectText: '';
  };
};

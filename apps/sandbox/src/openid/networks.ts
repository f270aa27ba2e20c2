export type NetworkId = 'google' | 'facebook';

type SimulatedPerson = { name: string; email: string | undefined; emailVerified: boolean };

/** The simulated social networks, with reserved domains. */
export const NETWORKS: Readonly<Record<NetworkId, { name: string; people: readonly SimulatedPerson[] }>> = {
  google: {
    name: 'Google',
    people: [
      { name: 'Alex Example', email: 'alex@google.example', emailVerified: true },
      { name: 'Kim Example', email: 'kim@google.example', emailVerified: true },
      { name: 'Sam Example', email: 'sam@google.example', emailVerified: false },
    ],
  },
  facebook: {
    name: 'Facebook',
    people: [
      { name: 'Alex Example', email: 'alex@facebook.example', emailVerified: true },
      { name: 'Kim Example', email: 'kim@facebook.example', emailVerified: false },
      { name: 'Sam Example', email: undefined, emailVerified: false },
    ],
  },
};

export const NETWORK_IDS: readonly NetworkId[] = ['google', 'facebook'];

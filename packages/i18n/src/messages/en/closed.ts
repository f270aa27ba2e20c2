/** The page of a site that is closed for a while, or for a region. */
export const closed = {
  maintenanceKind: 'Maintenance',
  regionKind: 'Not available here',
  balance: 'Your balance is safe. Nothing is lost while we are away.',
  round: 'A round in progress waits for you and goes on where you left it.',
  session: 'You stay signed in.',
  address: 'Your IP address',
  opensItself: 'The page opens by itself as soon as it can.',
  stillClosed: 'Not open yet. We keep looking for you.',
  service: 'Questions? We are glad to help.',
  mistake: 'Is this a mistake? Please tell us.',
  mayChange: 'Somewhere else it may work.',
} as const;

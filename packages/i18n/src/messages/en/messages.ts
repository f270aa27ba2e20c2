/** The inbox of a member. */
export const messages = {
  title: 'Messages',
  text: 'What happened to your account, and notes from us.',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  new: 'New',
  markAll: 'Mark all as read',
  remove: 'Remove',
  removeTitle: 'Remove this message?',
  removeText: 'It can’t be brought back.',
  removed: 'The message is removed.',
  empty: 'No messages yet',
  emptyText: 'When something happens to your account, you read it here.',
  failed: 'The messages could not be loaded',
  pages: 'Pages of messages',
  previous: 'Newer messages',
  next: 'Older messages',
  page: 'Page {page} of {total}',
  notice: 'Notice',
  kind: {
    welcome: { title: 'Welcome to {name}', text: 'Good that you are here. Your account is ready.' },
    welcomeCredit: {
      title: 'Welcome to {name}',
      text: 'Good that you are here. {amount} of welcome credit is in your wallet.',
    },
    deposit_credited: { title: 'Your deposit has arrived', text: '{amount} was added to your wallet.' },
    withdrawal_approved: {
      title: 'Your withdrawal is approved',
      text: '{amount} is on its way to you.',
    },
    withdrawal_rejected: {
      title: 'Your withdrawal was not approved',
      text: '{amount} is back in your wallet. If you have questions, please write to us.',
    },
    deposit_failed: {
      title: 'Your deposit did not go through',
      text: '{amount} was not added to your wallet. Please try again, or write to us.',
    },
  },
} as const;

/** Around the help centre; its articles are the merchant's own. */
export const help = {
  title: 'Help centre',
  sections: 'Sections',
  search: 'Search the help',
  found: '{count, plural, one {# answer} other {# answers}}',
  nothing: 'No answer to that',
  nothingText: 'Try fewer or other words, or ask us.',
  notFound: 'Something missing here? A person reads what you write.',
  feedback: 'Write to us',
  failed: 'The help could not be loaded',
} as const;

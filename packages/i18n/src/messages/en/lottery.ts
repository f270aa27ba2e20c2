export const lottery = {
  title: 'Lottery',
  seaTitle: 'Southeast Asian lottery',
  vnTitle: 'Vietnamese lottery',
  text: 'Draws that we show, by studio and town.',
  hall: 'The draw hall opens soon',
  hallText:
    'Tickets, draw times and results will stand here once the hall has its own draw engine. Until then no tickets are sold on this page.',
  regionNote: 'No draws of this region are on offer yet. These are the ones that we have.',
  chosen: 'Your game',
  chosenText: 'Its draws open with the hall. What there is to know of the game already stands on its page.',
  toGame: 'To the page of the game',
  unknown: 'We don’t have this game',
  unknownText: 'It may have been taken off. Below are the draws that we have.',
  all: 'See all',
  none: 'No draws at the moment',
  noneText: 'Please look in again later, or try one of our own games.',
  originals: 'Our own games',
} as const;

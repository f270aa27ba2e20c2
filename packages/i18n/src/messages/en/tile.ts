/** What stands on a game's tile, also on those of the first screen. */
export const tile = {
  play: 'Play {name}',
  open: 'Open {name}',
  signIn: 'Sign in to open {name}',
  rtp: 'RTP {rate}',
  new: 'New',
  hot: 'Hot',
  slow: 'Slow today',
  maintenance: 'Taking a break',
  addFavorite: 'Add {name} to favourites',
  removeFavorite: 'Take {name} out of favourites',
  favoriteFailed: 'The favourite could not be kept',
} as const;

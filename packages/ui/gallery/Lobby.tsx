import {
  Bell,
  Club,
  Dices,
  Fish,
  Gift,
  House,
  Radio,
  Search,
  Swords,
  Ticket,
  Trophy,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import type { ArtFamily } from '@croupier/art/game-art.ts';
import { brandMark } from '@croupier/art/brand-mark.ts';
import { Avatar } from '../src/data/Avatar.tsx';
import { Badge } from '../src/status/Badge.tsx';
import { Button } from '../src/buttons/Button.tsx';
import { Chip } from '../src/layout/Chip.tsx';
import { GameTile, GameTileSkeleton } from '../src/lobby/GameTile.tsx';
import { IconButton } from '../src/buttons/IconButton.tsx';
import { Marquee } from '../src/lobby/Marquee.tsx';
import { RollingNumber } from '../src/lobby/RollingNumber.tsx';
import type { Brand } from './brands.ts';
import { Mark, Picture } from './Picture.tsx';

const GAMES: readonly [name: string, id: string, family: ArtFamily, provider: string][] = [
  ['Dice', 'dice', 'dice', 'House originals'],
  ['Mines', 'mines', 'mines', 'House originals'],
  ['Crash', 'crash', 'rocket', 'House originals'],
  ['Plinko', 'plinko', 'plinko', 'House originals'],
  ['Blackjack', 'blackjack', 'cards', 'House originals'],
  ['Wheel of Nine', 'wheel', 'wheel', 'House originals'],
  ['Lucky Sevens', 'slots', 'slots', 'Reelhouse'],
  ['Golden Carp', 'fish-1', 'fish', 'Deepwater'],
  ['Matchday', 'ball-2', 'ball', 'Touchline'],
  ['Grand Keno', 'keno', 'lottery', 'House originals'],
  ['Sun Cock', 'r-3', 'rooster', 'Arena'],
  ['Royal Duel', 'chess-2', 'chess', 'Arena'],
];

const MENU = [
  [House, 'Lobby'],
  [Dices, 'Originals'],
  [Club, 'Live tables'],
  [Fish, 'Fishing'],
  [Ticket, 'Lottery'],
  [Trophy, 'Sports'],
  [Swords, 'Duels'],
  [Gift, 'Promotions'],
] as const;

function Header({ brand }: { brand: Brand }) {
  const [balance, setBalance] = useState(1204.5);
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-b border-line bg-surface-1/85 px-page backdrop-blur-md">
      <Mark
        svg={brandMark({ name: brand.mark, hue: brand.hue, accentHue: brand.accentHue })}
        className="size-9"
      />
      <span className="font-display text-lg font-extrabold max-sm:hidden">{brand.name}</span>
      <div className="mx-auto flex items-center gap-1 rounded-field bg-well p-1 pl-3.5 shadow-well ring-1 ring-line ring-inset">
        <span className="font-semibold text-brand-text">€</span>
        <RollingNumber className="px-1.5 font-semibold" value={balance.toFixed(2)} data-testid="balance" />
        <Button variant="primary" size="sm" icon={<Wallet />} onClick={() => setBalance(balance + 97.35)}>
          <span className="max-sm:hidden">Deposit</span>
        </Button>
      </div>
      <IconButton label="Search" icon={<Search />} className="max-sm:hidden" />
      <IconButton label="Messages" icon={<Bell />} dot />
      <Avatar name="Marlow" size="sm" />
    </header>
  );
}

export function Lobby({ brand }: { brand: Brand }) {
  const [filter, setFilter] = useState('All');
  const [favourites, setFavourites] = useState<readonly string[]>(['dice']);
  return (
    <div className="border-b border-line">
      <Header brand={brand} />
      <div className="flex">
        <nav
          className="w-60 shrink-0 space-y-1 border-r border-line bg-surface-1 p-3 max-lg:hidden"
          aria-label="Games"
        >
          {MENU.map(([Icon, name], index) => (
            <a
              key={name}
              href="#lobby"
              className={`flex h-11 items-center gap-3 rounded-field px-3 text-sm font-semibold ${
                index === 0
                  ? 'bg-surface-3 text-text shadow-raised'
                  : 'text-muted hover:bg-surface-3 hover:text-text'
              }`}
            >
              <Icon className={`size-5 ${index === 0 ? 'text-brand-text' : ''}`} />
              {name}
            </a>
          ))}
        </nav>
        <main id="lobby" className="min-w-0 flex-1 p-page">
          <Marquee label="Notices" className="mb-5 rounded-field bg-surface-1 py-2 text-sm text-muted">
            <span>
              <Radio className="mr-2 inline size-4 text-brand-text" /> Fair play can be checked, round by
              round
            </span>
            <span>Welcome credit for every new member</span>
            <span>Withdrawals arrive within minutes</span>
          </Marquee>
          <section className="relative overflow-hidden rounded-sheet bg-stage p-6 shadow-lifted sm:p-10">
            <Badge tone="brand" icon={<Gift />}>
              Welcome credit
            </Badge>
            <h1 className="mt-4 max-w-xl text-4xl font-extrabold">
              Rounds you can check, <span className="text-gradient-stage">down to the last digit</span>
            </h1>
            <p className="mt-3 max-w-md opacity-85">
              Sign up in a minute. Your first thousand is on the table already.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button variant="primary" size="lg">
                Join now
              </Button>
              <Button size="lg">How it works</Button>
            </div>
          </section>
          <div className="scroll-row -mx-page mt-section mb-4 flex gap-2 px-page">
            {['All', 'Originals', 'Slots', 'Live', 'Lottery', 'Sports', 'Fishing'].map((name, index) => (
              <Chip
                key={name}
                selected={filter === name}
                count={12 * (index + 1)}
                onClick={() => setFilter(name)}
              >
                {name}
              </Chip>
            ))}
          </div>
          <h2 className="sr-only">Games</h2>
          <div className="grid grid-cols-3 gap-3 sm:grid-cols-4 sm:gap-4 xl:grid-cols-6">
            {GAMES.map(([name, id, family, provider], index) =>
              index === GAMES.length - 1 ? (
                <GameTileSkeleton key={id} />
              ) : (
                <GameTile
                  key={id}
                  name={name}
                  provider={provider}
                  picture={<Picture id={id} family={family} />}
                  action={<a href={`#${id}`} aria-label={name} />}
                  actionLabel={`Play ${name}`}
                  rtp="RTP 99%"
                  badge={
                    index === 2 ? (
                      <Badge tone="lose" solid>
                        Hot
                      </Badge>
                    ) : undefined
                  }
                  favourite={{
                    pressed: favourites.includes(id),
                    label: `Favourite: ${name}`,
                    onToggle: () =>
                      setFavourites((list) =>
                        list.includes(id) ? list.filter((other) => other !== id) : [...list, id],
                      ),
                  }}
                />
              ),
            )}
          </div>
        </main>
      </div>
    </div>
  );
}

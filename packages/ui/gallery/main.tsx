import '@fontsource-variable/noto-sans-thai';
import '@fontsource-variable/onest';
import '@fontsource-variable/sora';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { ART_FAMILIES } from '@croupier/art/art-direction.ts';
import { GameTile } from '../src/lobby/GameTile.tsx';
import { SkipLink } from '../src/layout/SkipLink.tsx';
import { ToastProvider } from '../src/toasts/ToastProvider.tsx';
import { BRANDS, type Brand } from './brands.ts';
import { Buttons, DicePanel, Fields } from './Controls.tsx';
import { Data } from './Data.tsx';
import { Lobby } from './Lobby.tsx';
import { Overlays } from './Overlays.tsx';
import { Picture } from './Picture.tsx';

const wish = new URLSearchParams(location.search);
const page = document.documentElement;
page.dataset['theme'] = wish.get('theme') ?? 'dark';
const brand: Brand | undefined = BRANDS[wish.get('brand') ?? 'aurum'] ?? BRANDS['aurum'];
for (const [name, value] of Object.entries(brand?.tokens ?? {})) page.style.setProperty(name, value);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Type() {
  return (
    <div className="space-y-2">
      <p className="font-display text-4xl font-extrabold">
        1,204.50 <span className="text-gradient">ถ้วยทองคำ</span>
      </p>
      <h1 className="text-3xl">Every round can be checked</h1>
      <h2 className="text-2xl" lang="th">
        ทุกรอบตรวจสอบได้ จนถึงตัวเลขสุดท้าย
      </h2>
      <p>Text in the quiet face. เล่นสบาย ๆ แล้วบานสะพรั่งไปด้วยกัน</p>
      <p className="text-muted">Muted text for what comes second.</p>
      <p className="text-sm text-subtle">Subtle text for labels and hints.</p>
    </div>
  );
}

const SURFACES = [
  'well',
  'page',
  'surface-1',
  'surface-2',
  'surface-3',
  'surface-4',
  'brand',
  'accent',
  'win',
  'lose',
  'warn',
  'info',
];

function Gallery({ brand }: { brand: Brand }) {
  return (
    <ToastProvider label="Messages" closeLabel="Close">
      <SkipLink target="lobby">Skip to content</SkipLink>
      {wish.get('part') !== 'parts' && <Lobby brand={brand} />}
      <div className="mx-auto max-w-page space-y-section p-page py-section">
        <Section title="Type">
          <Type />
        </Section>
        <Section title="Surfaces">
          <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
            {SURFACES.map((name) => (
              <div
                key={name}
                className="rounded-card border border-line p-3 pt-12 text-xs shadow-raised"
                style={{ background: `var(--${name})` }}
              >
                <span className="rounded-xs bg-surface-2 px-1 text-text">{name}</span>
              </div>
            ))}
          </div>
        </Section>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Section title="Buttons and badges">
            <Buttons />
            <div className="mt-6">
              <DicePanel />
            </div>
          </Section>
          <Section title="Fields">
            <Fields />
          </Section>
        </div>
        <Section title="Above the page">
          <Overlays />
        </Section>
        <Section title="Data">
          <Data />
        </Section>
        <Section title="Key art">
          <div className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
            {ART_FAMILIES.map((family, index) => (
              <GameTile
                key={family}
                name={family}
                picture={<Picture id={`house-${index * 7 + 3}`} family={family} />}
                action={<a href={`#${family}`} aria-label={family} />}
                actionLabel={family}
              />
            ))}
          </div>
        </Section>
      </div>
    </ToastProvider>
  );
}

const root = document.getElementById('root');
if (root && brand)
  createRoot(root).render(
    <StrictMode>
      <Gallery brand={brand} />
    </StrictMode>,
  );

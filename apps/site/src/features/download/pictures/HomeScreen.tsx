import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import {
  Camera,
  CirclePlay,
  Globe,
  Image,
  Mail,
  Map,
  MessageCircle,
  Music,
  NotebookPen,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AppIcon, Label, Scene, SCREEN, Tap } from './Scene.tsx';

type Name = 'phone' | 'mail' | 'music' | 'photos' | 'maps' | 'camera' | 'notes';

/** Generic apps; `null` marks the position of ours. */
const GRID: ReadonlyArray<readonly [Name, LucideIcon, string] | null> = [
  ['mail', Mail, 'var(--info)'],
  ['photos', Image, 'var(--warn)'],
  ['maps', Map, 'var(--win)'],
  ['music', Music, 'var(--lose)'],
  null,
  ['camera', Camera, 'var(--muted)'],
  ['notes', NotebookPen, 'var(--warn)'],
  ['phone', Phone, 'var(--win)'],
];

const DOCK = [
  ['talk', MessageCircle],
  ['web', Globe],
  ['watch', CirclePlay],
] as const;

type Cell = { left: number; top: number; width: number; labelled?: boolean };

function Icons({ left, top, width, labelled = true }: Cell) {
  const t = useTranslations('download.drawn');
  const { name } = useMerchant();
  const columns = width > 180 ? 4 : 3;
  const step = width / columns;
  const size = step * 0.66;
  const label = (text: string): string => (text.length > 11 ? `${text.slice(0, 10)}…` : text);
  return GRID.map((app, index) => {
    const x = left + (index % columns) * step + (step - size) / 2;
    const y = top + Math.floor(index / columns) * (size + (labelled ? 26 : 14));
    const below = { x: x + size / 2, y: y + size + 11, anchor: 'middle', size: 7.5 } as const;
    if (!app)
      return (
        <g key="ours">
          <rect
            x={x - 5}
            y={y - 5}
            width={size + 10}
            height={size + 10}
            rx={size * 0.32}
            strokeWidth="1.5"
            className="fill-brand-soft stroke-brand"
          />
          <AppIcon {...{ x, y, size }} />
          {labelled && (
            <Label {...below} y={below.y + 4} bold>
              {label(name)}
            </Label>
          )}
        </g>
      );
    const [key, Icon, color] = app;
    return (
      <g key={key}>
        <rect {...{ x, y }} width={size} height={size} rx={size * 0.24} fill={color} opacity="0.22" />
        <Icon
          x={x + size * 0.27}
          y={y + size * 0.27}
          width={size * 0.46}
          height={size * 0.46}
          style={{ color }}
        />
        {labelled && (
          <Label {...below} tone="fill-muted">
            {t(key)}
          </Label>
        )}
      </g>
    );
  });
}

/** For the phone at the top of the page. */
export const HomeScreenIcons = ({ width }: { width: number }) => (
  <g>
    <Label x={width / 2} y={64} anchor="middle" size={30} bold>
      09:41
    </Label>
    <Icons left={6} top={92} width={width - 12} />
    <rect x="12" y="300" width={width - 24} height="50" rx="17" className="fill-surface-4" opacity="0.7" />
    {DOCK.map(([place, Icon], index) => {
      const x = 25 + index * ((width - 40) / DOCK.length);
      return (
        <g key={place}>
          <rect {...{ x }} y="309" width="32" height="32" rx="9" className="fill-surface-1" />
          <Icon x={x + 8} y={317} width={16} height={16} className="text-muted" />
        </g>
      );
    })}
  </g>
);

/** The top of a home screen with our icon. */
export const HomeScreen = () => (
  <Scene part="head">
    <Icons left={SCREEN.left + 3} top={54} width={SCREEN.width - 6} />
    <Tap x={105} y={144} />
  </Scene>
);

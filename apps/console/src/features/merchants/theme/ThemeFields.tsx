import type { Look } from '@croupier/contract/merchants/settings.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Slider } from '@croupier/ui/fields/Slider.tsx';
import { useTranslations } from 'use-intl';

type Theme = Look['theme'];

const NUMBERS = [
  { name: 'brandHue', max: 360, step: 1 },
  { name: 'brandChroma', max: 0.3, step: 0.01 },
  { name: 'accentHue', max: 360, step: 1 },
  { name: 'surfaceHue', max: 360, step: 1 },
  { name: 'surfaceTint', max: 0.06, step: 0.002 },
  { name: 'radiusPx', max: 24, step: 1 },
] as const;
const MARKS = ['spade', 'lotus', 'star'] as const;
const FONTS = ['Sora Variable', 'Onest Variable'] as const;
const THEMES = ['system', 'dark', 'light'] as const;

/** The colour that a value stands for; null where it is no hue. */
const swatchOf = (name: string, value: number): string | null =>
  name.endsWith('Hue') ? `oklch(0.7 0.15 ${value})` : null;

export type ThemeFieldsProps = { look: Look; onChange: (look: Look) => void };

/** The tokens, the logo and the fonts of a theme. */
export function ThemeFields({ look, onChange }: ThemeFieldsProps) {
  const t = useTranslations('console.theme');
  const change = (part: Partial<Theme>): void => onChange({ ...look, theme: { ...look.theme, ...part } });
  return (
    <div className="grid gap-4">
      {NUMBERS.map(({ name, max, step }) => {
        const value = look.theme[name];
        const swatch = swatchOf(name, value);
        return (
          <div key={name}>
            <p aria-hidden className="flex items-center gap-2 text-sm font-medium text-muted">
              {swatch && <span className="size-3.5 rounded-full" style={{ backgroundColor: swatch }} />}
              {t(`token.${name}`)}
              <span className="numeric ml-auto">{value}</span>
            </p>
            <Slider
              label={t(`token.${name}`)}
              value={value}
              max={max}
              step={step}
              onValueChange={(next) => change({ [name]: Math.round(next * 1_000) / 1_000 })}
            />
          </div>
        );
      })}
      <Select
        label={t('mark')}
        options={MARKS.map((mark) => ({ value: mark, label: t(`marks.${mark}`) }))}
        value={look.mark}
        onChange={({ target }) =>
          onChange({ ...look, mark: MARKS.find((mark) => mark === target.value) ?? look.mark })
        }
      />
      <Select
        label={t('font')}
        options={FONTS.map((font) => ({ value: font, label: font.replace(' Variable', '') }))}
        value={look.theme.fontDisplay}
        onChange={({ target }) => {
          const fontDisplay = FONTS.find((font) => font === target.value);
          if (fontDisplay) change({ fontDisplay });
        }}
      />
      <Select
        label={t('defaultTheme')}
        options={THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`) }))}
        value={look.theme.defaultTheme}
        onChange={({ target }) => {
          const defaultTheme = THEMES.find((theme) => theme === target.value);
          if (defaultTheme) change({ defaultTheme });
        }}
      />
    </div>
  );
}

import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { Palette } from '../shared/palette/Palette.tsx';
import { usePermissions } from '../shared/permissions/use-permissions.ts';
import { SECTIONS } from './sections.ts';

/** The palette with the places that the operator may open. */
export function HeaderPalette() {
  const t = useTranslations('console');
  const { may } = usePermissions();
  const sections = SECTIONS.filter(({ permission }) => may(permission)).map(({ path, label, letter }) => ({
    to: path,
    label: t(label),
    letter,
  }));
  return <Palette places={[...sections, { to: paths.security(), label: t('security') }]} />;
}

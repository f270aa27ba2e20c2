import type { Permission } from '@croupier/contract/access/permissions.ts';
import { Button, type ButtonProps } from '@croupier/ui/buttons/Button.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { useTranslations } from 'use-intl';
import { usePaletteAct } from '../palette/palette-store.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { useWhoCan } from './use-who-can.ts';

export type ActButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className'> & {
  permission: Permission;
  /** Where the act happens; left out for the whole platform. */
  merchantCode?: string | undefined;
  /** Why the record doesn't allow the act now. */
  blocked?: string | undefined;
  label: string;
  onPress: () => void;
};

/** A button of an act. Where the act isn't possible, pressing it says why and who can. */
export function ActButton(props: ActButtonProps) {
  const { permission, merchantCode, blocked, label, onPress, size = 'sm', ...look } = props;
  const t = useTranslations('console');
  const { may } = usePermissions();
  const whoCan = useWhoCan();
  const missing = may(permission, merchantCode)
    ? undefined
    : t('act.missing', { permission: t(`permission.${permission}`), roles: whoCan(permission) });
  const why = missing ?? blocked;
  usePaletteAct({ label, blocked: why, run: onPress });
  if (why === undefined)
    return (
      <Button {...look} size={size} onClick={onPress}>
        {label}
      </Button>
    );
  return (
    <Popover
      label={label}
      className="w-72 text-sm"
      trigger={
        <Button {...look} size={size} aria-disabled>
          {label}
        </Button>
      }
    >
      {why}
    </Popover>
  );
}

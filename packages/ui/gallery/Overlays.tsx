import { Globe, LogOut, Menu as MenuIcon, Settings, TriangleAlert, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/buttons/Button.tsx';
import { Card } from '../src/layout/Card.tsx';
import { ConfirmDialog } from '../src/overlays/ConfirmDialog.tsx';
import { Dialog } from '../src/overlays/Dialog.tsx';
import { Drawer } from '../src/overlays/Drawer.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../src/overlays/Menu.tsx';
import { Popover } from '../src/overlays/Popover.tsx';
import { TextField } from '../src/fields/TextField.tsx';
import { useToast } from '../src/toasts/toast-context.ts';
import { Tooltip } from '../src/overlays/Tooltip.tsx';

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | undefined>();
  const [language, setLanguage] = useState('EN');
  const toast = useToast();
  const toggle = (name: 'dialog' | 'confirm' | 'drawer') => (next: boolean) =>
    setOpen(next ? name : undefined);
  return (
    <Card className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Open confirm</Button>
      <Button icon={<MenuIcon />} onClick={() => setOpen('drawer')}>
        Open drawer
      </Button>
      <Menu trigger={<Button icon={<User />}>Open menu</Button>}>
        <MenuLabel>Marlow</MenuLabel>
        <MenuItem icon={<Settings />}>Settings</MenuItem>
        <MenuItem icon={<Globe />}>Language</MenuItem>
        <MenuChoice
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'EN', label: 'English' },
            { value: 'TY', label: 'ไทย' },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={<LogOut />} danger>
          Sign out
        </MenuItem>
      </Menu>
      <Popover label="Seeds" trigger={<Button>Open popover</Button>}>
        <h3 className="text-lg">Fairness</h3>
        <p className="mt-1 text-sm text-muted">Both seeds are known before the round is.</p>
      </Popover>
      <Tooltip content="One word more">
        <Button variant="ghost">Tooltip</Button>
      </Tooltip>
      <Button
        onClick={() => {
          toast.show({ title: 'You won €19.80', text: 'Dice, ×1.98', tone: 'win', durationMs: 0 });
          toast.show({
            title: 'No connection',
            text: 'We keep trying.',
            tone: 'lose',
            durationMs: 0,
            action: { label: 'Try now', onPress: () => undefined },
          });
        }}
      >
        Show toasts
      </Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={toggle('dialog')}
        title="Sign in"
        description="Good to see you again."
        closeLabel="Close"
        icon={<User />}
        footer={
          <>
            <Button variant="ghost">Join instead</Button>
            <Button variant="primary">Sign in</Button>
          </>
        }
      >
        <div className="space-y-4">
          <TextField label="User name" autoComplete="username" />
          <TextField label="Password" type="password" revealLabels={{ show: 'Show', hide: 'Hide' }} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={toggle('confirm')}
        title="Rotate the seed?"
        text="The current seed is shown and a new one takes its place."
        confirmLabel="Rotate"
        cancelLabel="Keep it"
        onConfirm={() => setOpen(undefined)}
        icon={<TriangleAlert />}
        danger
      />
      <Drawer open={open === 'drawer'} onOpenChange={toggle('drawer')} title="Menu" closeLabel="Close">
        <p className="text-muted">Lobby, Originals, Live tables</p>
      </Drawer>
    </Card>
  );
}

import {
  ArrowRight,
  Dices,
  Filter,
  Gift,
  Heart,
  LogIn,
  Mail,
  Moon,
  Sparkles,
  Sun,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { AmountChip, AmountField } from '../src/fields/AmountField.tsx';
import { Badge, type Tone } from '../src/status/Badge.tsx';
import { Button } from '../src/buttons/Button.tsx';
import { Card } from '../src/layout/Card.tsx';
import { Checkbox } from '../src/fields/Checkbox.tsx';
import { CopyButton } from '../src/buttons/CopyButton.tsx';
import { IconButton } from '../src/buttons/IconButton.tsx';
import { Kbd } from '../src/layout/Kbd.tsx';
import { SegmentedControl } from '../src/fields/SegmentedControl.tsx';
import { Select } from '../src/fields/Select.tsx';
import { Slider } from '../src/fields/Slider.tsx';
import { Spinner } from '../src/status/Spinner.tsx';
import { Switch } from '../src/fields/Switch.tsx';
import { TextField } from '../src/fields/TextField.tsx';

const TONES: readonly Tone[] = ['neutral', 'brand', 'accent', 'win', 'lose', 'warn', 'info'];

export function Buttons() {
  return (
    <Card className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={<LogIn />}>
          Sign in
        </Button>
        <Button iconEnd={<ArrowRight />}>Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete
        </Button>
        <Button variant="win" icon={<Sparkles />}>
          Cash out 12.40
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary" size="lg">
          Place bet
        </Button>
        <Button variant="primary" loading>
          Place bet
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Spinner label="Loading" className="text-brand-text" />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Favourite" icon={<Heart />} />
        <IconButton label="Favourite" icon={<Heart />} pressed />
        <IconButton label="Filter" icon={<Filter />} variant="secondary" dot />
        <IconButton label="Gift" icon={<Gift />} variant="primary" />
        <CopyButton text="seed" label="Copy" copiedLabel="Copied" />
        <span className="text-sm text-muted">
          Press <Kbd>Space</Kbd> to roll
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} solid>
            {tone}
          </Badge>
        ))}
      </div>
    </Card>
  );
}

export function Fields() {
  const [amount, setAmount] = useState('12.50');
  const [segment, setSegment] = useState('manual');
  const [theme, setTheme] = useState('dark');
  return (
    <Card className="space-y-5">
      <SegmentedControl
        label="Mode"
        value={segment}
        onValueChange={setSegment}
        segments={[
          { value: 'manual', label: 'Manual' },
          { value: 'auto', label: 'Auto' },
          { value: 'advanced', label: 'Advanced' },
        ]}
      />
      <AmountField
        label="Bet amount"
        aside="1,204.50 €"
        prefix="€"
        value={amount}
        onValueChange={setAmount}
        chips={
          <>
            <AmountChip label="Half">½</AmountChip>
            <AmountChip label="Double">2×</AmountChip>
            <AmountChip label="Maximum">Max</AmountChip>
          </>
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="User name" placeholder="Four letters or more" hint="Starts with a letter" />
        <TextField
          label="Email"
          prefix={<Mail />}
          defaultValue="mara@"
          error="This does not look like an address yet."
        />
        <TextField
          label="Password"
          type="password"
          defaultValue="open sesame"
          revealLabels={{ show: 'Show password', hide: 'Hide password' }}
        />
        <Select
          label="Currency"
          defaultValue="eur"
          options={[
            { value: 'eur', label: 'Euro' },
            { value: 'thb', label: 'Thai baht' },
          ]}
        />
      </div>
      <SegmentedControl
        label="Theme"
        size="sm"
        className="max-w-60"
        value={theme}
        onValueChange={setTheme}
        segments={[
          { value: 'dark', label: 'Dark', icon: <Moon /> },
          { value: 'light', label: 'Light', icon: <Sun /> },
        ]}
      />
      <div>
        <Switch label="Sound" hint="Off when the page is in the background" defaultChecked />
        <Switch label="Fast play" />
        <Checkbox label="I am 18 or older" defaultChecked />
        <Checkbox label="I agree to the rules" error="Please agree to go on." />
      </div>
    </Card>
  );
}

export function DicePanel() {
  const [target, setTarget] = useState(50.5);
  return (
    <Card tone="lit" className="space-y-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 place-items-center rounded-field bg-brand-soft text-brand-text">
          <Dices />
        </span>
        <div>
          <h3 className="text-lg">Roll over {target.toFixed(2)}</h3>
          <p className="text-sm text-muted">Chance {(100 - target).toFixed(2)}%</p>
        </div>
      </div>
      <Slider
        label="Roll over"
        min={2}
        max={98}
        step={0.5}
        value={target}
        onValueChange={setTarget}
        valueText={`Roll over ${target.toFixed(2)}`}
        colors={{ before: 'var(--lose-fill)', after: 'var(--win-fill)' }}
      />
      <Slider label="Volume" value={70} onValueChange={() => undefined} />
      <Button variant="primary" size="lg" block>
        Roll
      </Button>
    </Card>
  );
}

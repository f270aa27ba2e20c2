import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWiderThan } from '../../../shared/browser/use-media.ts';
import type { ListCategory } from '../game-lists.queries.ts';
import { StudioButton } from './StudioButton.tsx';
import { StudioChoices } from './StudioChoices.tsx';

export type StudioFilterProps = {
  category: ListCategory;
  vendors: GameMenu['vendors'];
  /** Codes; none means all. */
  chosen: readonly string[];
  onChange: (codes: readonly string[]) => void;
};

/** The button with its panel, open from the start; a sheet on phones. Every choice applies at once. */
export function StudioPicker({
  category,
  vendors,
  chosen,
  names,
  onChange,
}: StudioFilterProps & { names: readonly string[] }) {
  const t = useTranslations();
  const isWide = useWiderThan('40rem');
  const [isOpen, setOpen] = useState(true);
  // The list follows when the browser has time; the choice shows at once.
  const [codes, setCodes] = useState(chosen);
  const button = useRef<HTMLButtonElement>(null);
  // It replaces the button that was pressed, and the focus returns to it.
  useLayoutEffect(() => button.current?.focus(), []);

  const open = (wanted: boolean): void => {
    if (wanted) setCodes(chosen);
    setOpen(wanted);
  };
  const choose = (wanted: readonly string[]): void => {
    setCodes(wanted);
    onChange(wanted);
  };
  const clear = (
    <Button size={isWide ? 'sm' : 'md'} disabled={codes.length === 0} onClick={() => choose([])}>
      {t('games.studios.clear')}
    </Button>
  );
  const choices = <StudioChoices {...{ category, vendors, codes }} onChange={choose} />;
  const title = t('games.studios.title');
  if (isWide)
    return (
      <Popover
        label={title}
        align="end"
        open={isOpen}
        onOpenChange={open}
        className="w-[32rem]"
        trigger={<StudioButton ref={button} names={names} />}
      >
        <div className="mb-2 flex items-center justify-between gap-4">
          <h2 className="text-lg">{title}</h2>
          {clear}
        </div>
        {choices}
      </Popover>
    );
  return (
    <>
      <StudioButton ref={button} names={names} aria-expanded={isOpen} onClick={() => open(true)} />
      <Dialog
        open={isOpen}
        onOpenChange={open}
        title={title}
        closeLabel={t('common.close')}
        footer={
          <>
            {clear}
            <Button variant="primary" onClick={() => open(false)}>
              {t('games.studios.done')}
            </Button>
          </>
        }
      >
        {choices}
      </Dialog>
    </>
  );
}

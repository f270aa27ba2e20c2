import type { ReactNode } from 'react';
import { ActDialog } from './ActDialog.tsx';
import {
  ACT_FIELDS,
  useActForm,
  type ActFields,
  type ActFormOptions,
  type ActResult,
} from './use-act-form.ts';

export type ReasonDialogProps = Pick<
  ActFormOptions<ActFields, ActResult>,
  'invalidates' | 'doneText' | 'onClose'
> & {
  icon: ReactNode;
  /** The verb, which is the title and the button. */
  act: string;
  text: string;
  /** What will be: `ActEffects`. */
  effects?: ReactNode;
  save: (reason: string) => Promise<unknown>;
};

/** The dialog of an act that asks for nothing but the reason. */
export function ReasonDialog({ icon, act, text, effects, save, ...options }: ReasonDialogProps) {
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await save(reason);
      return { state: 'done' };
    },
    ...options,
  });
  return (
    <ActDialog
      form={form}
      icon={icon}
      title={act}
      description={text}
      effects={effects}
      submitLabel={act}
      onClose={options.onClose}
    />
  );
}

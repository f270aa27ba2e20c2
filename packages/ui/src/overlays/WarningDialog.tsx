import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

export type WarningDialogProps = {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  /** The label of the cross. */
  closeLabel: string;
  buttonLabel: string;
  onClose: () => void;
};

/** A warning that has to be read before going on. */
export const WarningDialog = ({
  open,
  title,
  text,
  closeLabel,
  buttonLabel,
  onClose,
}: WarningDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    size="sm"
    icon={<TriangleAlert className="text-warn" />}
    title={title}
    description={text}
    closeLabel={closeLabel}
  >
    <Button variant="primary" block data-autofocus onClick={onClose}>
      {buttonLabel}
    </Button>
  </Dialog>
);

import { AskedAction, type AskedActionProps } from '@croupier/web/security/AskedAction.tsx';
import { useConfirmed } from '../../shared/confirm/use-confirmed.tsx';

/** A button for what can't be undone, which asks who one is where the server wants to know. */
export function AskedButton<T>({ run, ...props }: AskedActionProps<T>) {
  const { confirmed, confirmDialog } = useConfirmed();
  return (
    <>
      <AskedAction {...props} run={() => confirmed(run)} />
      {confirmDialog}
    </>
  );
}

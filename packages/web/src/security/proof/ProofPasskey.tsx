import { PasskeyButton } from '../PasskeyButton.tsx';
import type { ProofFormProps } from './proof-calls.ts';
import { endsSignIn } from './proof-required.ts';

/** A proof by passkey, which the browser asks for. */
export function ProofPasskey<Started>(props: ProofFormProps<Started>) {
  const { calls, challenge, onProved, onBack, onBusy } = props;
  return (
    <PasskeyButton
      prove={async (ask) =>
        calls.passkey({ challenge, response: await ask(await calls.passkeyOptions(challenge)) })
      }
      onProved={onProved}
      onError={(error) => {
        if (endsSignIn(error)) onBack(error);
      }}
      onBusy={onBusy}
    />
  );
}

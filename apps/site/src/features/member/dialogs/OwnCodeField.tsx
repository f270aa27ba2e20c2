import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { CodeField, type CodeFieldProps } from '@croupier/web/forms/CodeField.tsx';
import { useCodeSending } from '@croupier/web/forms/use-code-sending.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import type { Security } from '../security.types.ts';

type Channel = 'sms' | 'email';
type FieldProps = Omit<CodeFieldProps, 'sending' | 'label' | 'onError'> & {
  onError: (error: unknown) => boolean;
};

function ChannelCodeField({ channel, onError, ...rest }: FieldProps & { channel: Channel }) {
  const t = useTranslations('member');
  const sending = useCodeSending({
    kind: `own-${channel}`,
    request: () => call('verification.smsOwn', { body: { channel } }),
    onError,
  });
  return (
    <CodeField {...rest} label={t(channel === 'email' ? 'email.code' : 'mobile.code')} sending={sending} />
  );
}

export type OwnCodeFieldProps = FieldProps & { bound: Pick<Security, 'email' | 'mobile'> };

/** A code sent to the number or the address that is linked to the account. */
export function OwnCodeField({ bound, ...rest }: OwnCodeFieldProps) {
  const t = useTranslations('member');
  const { mobile, email } = bound;
  const segments: Array<{ value: Channel; label: string }> = [
    ...(mobile?.verified ? [{ value: 'sms' as const, label: mobile.shown }] : []),
    ...(email?.verified ? [{ value: 'email' as const, label: email.shown }] : []),
  ];
  const [chosen, setChosen] = useState<Channel>();
  const channel = chosen ?? segments[0]?.value ?? 'sms';
  return (
    <>
      {segments.length > 1 && (
        <SegmentedControl
          label={t('paymentPassword.channel')}
          value={channel}
          onValueChange={setChosen}
          segments={segments}
          size="sm"
        />
      )}
      {/* Each channel has its own wait before the next code. */}
      <ChannelCodeField
        key={channel}
        channel={channel}
        hint={segments.find(({ value }) => value === channel)?.label}
        {...rest}
      />
    </>
  );
}

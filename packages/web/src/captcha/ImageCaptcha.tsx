import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CaptchaCall } from './captcha-call.ts';
import type { CaptchaAnswer } from './captcha-kind.ts';
import { useCaptchaPicture } from './use-captcha-picture.ts';

export type ImageCaptchaProps = {
  call: CaptchaCall;
  answer: CaptchaAnswer;
  onAnswer: (answer: CaptchaAnswer) => void;
  /** Switches to the alternative for people who cannot see the picture. */
  onOtherWay: () => void;
  error?: string | undefined;
};

const MAX_ANSWER_LENGTH = 8;
/** Slightly less than the two minutes for which a picture is valid. */
const FRESH_MILLISECONDS = 115_000;

/** A captcha of characters to type from a picture. */
export function ImageCaptcha({ call, answer, onAnswer, onOtherWay, error }: ImageCaptchaProps) {
  const t = useTranslations('captcha');
  const { key, picture, failed, resting, refresh } = useCaptchaPicture(call);
  const renew = useCallback(() => {
    onAnswer({});
    refresh();
  }, [onAnswer, refresh]);
  useEffect(() => {
    if (picture === undefined) return undefined;
    const stale = setTimeout(renew, FRESH_MILLISECONDS);
    return () => clearTimeout(stale);
  }, [picture, renew]);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        {picture === undefined && !failed ? (
          <Skeleton className="h-20 w-55" />
        ) : (
          <div className="grid h-20 w-55 place-items-center overflow-hidden rounded-field bg-well text-center text-2xs text-subtle">
            {failed ? (
              <span role="alert">{t('loadFailed')}</span>
            ) : (
              <img src={picture} alt={t('picture')} className="size-full" />
            )}
          </div>
        )}
        <IconButton
          label={t('refresh')}
          icon={<RefreshCw aria-hidden className="size-5" />}
          disabled={resting}
          onClick={renew}
        />
      </div>
      <TextField
        label={t('label')}
        placeholder={t('placeholder')}
        error={error}
        value={answer.captcha ?? ''}
        maxLength={MAX_ANSWER_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        onChange={({ target }) =>
          onAnswer(target.value.trim() ? { captcha: target.value, captchaKey: key } : {})
        }
      />
      <Button variant="ghost" size="sm" className="self-start" onClick={onOtherWay}>
        {t('cannotSee')}
      </Button>
    </div>
  );
}

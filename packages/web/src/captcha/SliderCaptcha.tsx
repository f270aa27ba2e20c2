import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { CaptchaCall } from './captcha-call.ts';
import { CaptchaDone } from './CaptchaDone.tsx';
import { SliderPicture } from './SliderPicture.tsx';
import { useSliderPuzzle } from './use-slider-puzzle.ts';

export type SliderCaptchaProps = {
  call: CaptchaCall;
  done: boolean;
  onSolved: (token: string) => void;
  /** Switches to the alternative for people who cannot see or drag. */
  onOtherWay: () => void;
};

/** A puzzle piece to move into its gap by mouse, touch or arrow keys. */
export function SliderCaptcha({ call, done, onSolved, onOtherWay }: SliderCaptchaProps) {
  const t = useTranslations('captcha');
  const hint = useId();
  const { puzzle, checking, note, failure, solve, next } = useSliderPuzzle(call, onSolved);
  const words = failure ?? note ?? (checking ? t('checking') : undefined);
  return (
    <fieldset className="flex w-full max-w-96 min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('sliderLabel')}</legend>
      {!done && (
        <SliderPicture
          puzzle={puzzle}
          failed={failure !== undefined}
          checking={checking}
          describedBy={hint}
          onDrop={(xPx, trail) => void solve(xPx, trail)}
        />
      )}
      <div aria-live="polite" className={words ? 'text-sm text-text' : undefined}>
        {done ? <CaptchaDone /> : words}
      </div>
      {!done && (
        <>
          <p id={hint} className="text-xs text-subtle">
            {t('sliderHint')}
          </p>
          <div className="flex items-center justify-between gap-2">
            <Button variant="ghost" size="sm" onClick={onOtherWay}>
              {t('cannotDrag')}
            </Button>
            <IconButton
              size="sm"
              label={t('newPuzzle')}
              icon={<RefreshCw aria-hidden className="size-4.5" />}
              disabled={checking || (puzzle === undefined && failure === undefined)}
              onClick={() => next()}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}

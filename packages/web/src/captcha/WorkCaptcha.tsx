import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CaptchaCall } from './captcha-call.ts';
import { CaptchaDone } from './CaptchaDone.tsx';
import { runWork } from './run-work.ts';
import { useReloadable } from './use-reloadable.ts';

export type WorkCaptchaProps = {
  call: CaptchaCall;
  done: boolean;
  /** Must be a stable function. */
  onSolved: (token: string) => void;
  onBack: () => void;
};

/** The alternative for people who cannot see or drag: a short proof of work. */
export function WorkCaptcha({ call, done, onSolved, onBack }: WorkCaptchaProps) {
  const t = useTranslations('captcha');
  const [share, setShare] = useState(0);
  const solve = useCallback(
    async (signal: AbortSignal) => {
      setShare(0);
      const { id, ...work } = await call('captcha.work', {}, { signal });
      const nonce = await runWork(work, { signal, onProgress: setShare });
      return (await call('captcha.solveWork', { body: { id, nonce } }, { signal })).token;
    },
    [call],
  );
  const { value: token, error, again } = useReloadable(solve);
  useEffect(() => {
    if (token) onSolved(token);
  }, [token, onSolved]);

  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      {done ? (
        <CaptchaDone />
      ) : (
        <>
          <p className="text-sm font-medium text-muted">{t('workTitle')}</p>
          {error === undefined ? (
            <>
              <Progress label={t('workTitle')} value={share} />
              <p className="text-xs text-subtle">{t('workText')}</p>
            </>
          ) : (
            <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-lose">
              {t('workStopped')}
              <Button variant="secondary" size="sm" onClick={again}>
                {t('workAgain')}
              </Button>
            </div>
          )}
        </>
      )}
      <Button variant="ghost" size="sm" className="self-start" onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}

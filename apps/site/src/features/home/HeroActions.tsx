import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';

/** With large text on a phone the labels need two lines. */
const LARGE_TEXT =
  '@max-[16rem]:h-auto! @max-[16rem]:min-h-11 @max-[16rem]:py-2 @max-[16rem]:whitespace-normal!';

/** Register and sign-in buttons. */
export function HeroActions() {
  const t = useTranslations('home');
  const state = useReturnState();
  return (
    // Stacked on phones for languages with longer labels and for large text. The language and the text size decide,
    // because a row that wraps only until the font has loaded would move the page.
    <div className="max-sm:@container max-sm:w-full">
      <div className="flex gap-3 max-sm:gap-2 max-sm:*:flex-auto max-sm:*:px-3 max-sm:[:root:not(:lang(en),:lang(th))_&]:flex-col @max-[16rem]:flex-col">
        <Link
          to={paths.register()}
          state={state}
          preventScrollReset
          className={buttonClass({ variant: 'primary' }, LARGE_TEXT)}
        >
          <UserPlus aria-hidden />
          {t('heroRegister')}
        </Link>
        <Link
          to={paths.login()}
          state={state}
          preventScrollReset
          className={buttonClass({ variant: 'secondary' }, LARGE_TEXT)}
        >
          {t('heroSignIn')}
        </Link>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { readVerifierSearch } from '../../shared/rounds/verifier-query.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { OtherTools } from './OtherTools.tsx';
import { ReturnsTable } from './ReturnsTable.tsx';
import { Verifier } from './Verifier.tsx';
import { formFrom } from './verifier-input.ts';

/** How results are determined, and an offline verifier. Links from a round fill in the form. */
export function FairnessPage() {
  const t = useTranslations('fairness');
  const [search] = useSearchParams();
  // The address fills the form; edits stay in the browser.
  const address = search.toString();
  const [filled, setFilled] = useState(() => ({ address, form: formFrom(readVerifierSearch(search)) }));
  const { form } = filled.address === address ? filled : { form: formFrom(readVerifierSearch(search)) };
  const hasRound = address !== '';
  const verifier = <Verifier form={form} onFormChange={(next) => setFilled({ address, form: next })} />;
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-section">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      </header>
      {hasRound && verifier}
      <HowItWorks />
      {!hasRound && verifier}
      <OtherTools form={form} />
      <ReturnsTable />
    </div>
  );
}

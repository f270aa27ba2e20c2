import type { HelpCentre } from '@croupier/contract/engagement/content.ts';
import { SafeHtml } from '../../shared/safe-html/SafeHtml.tsx';
import { helpId } from './help-search.ts';

/** All articles in one column, so that the browser's search finds them too. */
export const HelpSections = ({ sections }: { sections: HelpCentre }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    {sections.map((section) => (
      <section key={section.anchor} aria-labelledby={helpId(section.anchor)}>
        <h3
          id={helpId(section.anchor)}
          tabIndex={-1}
          className="scroll-mt-32 text-lg text-text outline-none md:scroll-mt-20"
        >
          {section.title}
        </h3>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {section.articles.map((article) => (
            <article
              key={article.anchor}
              id={helpId(article.anchor)}
              tabIndex={-1}
              aria-label={article.title}
              className="scroll-mt-32 rounded-card border border-line bg-surface-2 p-4 outline-none focus:border-brand-line sm:p-5 md:scroll-mt-20"
            >
              <h4 className="mb-2 text-base font-semibold text-text">{article.title}</h4>
              <SafeHtml html={article.content} />
            </article>
          ))}
        </div>
      </section>
    ))}
  </div>
);

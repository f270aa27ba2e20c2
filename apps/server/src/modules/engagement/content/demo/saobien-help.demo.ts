import type { DemoSection, Facts } from './facts.demo.ts';
import { helpOf } from './help.demo.ts';
import { saoBienPlayHelp } from './saobien-help-play.demo.ts';
import { saoBienRulesHelp } from './saobien-help-rules.demo.ts';
import { saoBienStartHelp } from './saobien-help-start.demo.ts';
import type { InTwo, VietnameseHelp } from './vietnamese.demo.ts';

const LANGUAGES_OF_THE_SITE =
  '<p>You’ll find both at the bottom of every page, or in the menu on your phone. Choose Vietnamese or English, light or dark. Your browser remembers your choice; your account isn’t affected.</p>';

/** The help centre of Sao Biển: the topics of the other demo merchants in Vietnamese and English. */
export function saoBienHelp(facts: Facts): DemoSection<InTwo>[] {
  const help: VietnameseHelp = {
    ...saoBienStartHelp(facts),
    ...saoBienPlayHelp(facts),
    ...saoBienRulesHelp(facts),
  };
  const titles = (key: string, EN: string): InTwo => ({ VI: help[key]?.title ?? EN, EN });
  return helpOf(facts).map(({ section, titles: { EN }, articles }) => ({
    section,
    titles: titles(section, EN),
    articles: articles.map((article) => {
      const { anchor, contents } = article;
      const english = anchor === 'language-and-look' ? LANGUAGES_OF_THE_SITE : contents.EN;
      return {
        anchor,
        titles: titles(anchor, article.titles.EN),
        contents: { VI: help[anchor]?.content ?? english, EN: english },
      };
    }),
  }));
}

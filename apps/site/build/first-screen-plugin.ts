import type { Plugin, Rolldown } from 'vite';
import { iconFiles, importedIcons, isIcon, isIconIndex } from './icon-names.ts';

const MAIN = /\/src\/main\.tsx$/;
const APP = /\/src\/start\.tsx$/;
const START = /^js\/(?:start|vendor)\.[\w-]+\.js$/;
const STYLES = /^css\/(?:start|vendor)\.[\w-]+\.css$/;

/**
 * Puts everything that the first screen needs into two scripts, ours and that of others, and lets the page ask for both
 * at once: dozens of small ones would queue on a slow line, and libraries change less often than we do.
 */
export function bundleFirstScreen(): Plugin {
  let first: ReadonlySet<string> = new Set();
  const isFirst = (id: string): boolean => first.has(id);
  const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
    // Else what the small entry needs would be drawn in after all.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', test: (id) => isFirst(id) && id.includes('/node_modules/'), priority: 2 },
      { name: 'start', test: isFirst, priority: 1 },
      // Else each of them would be a script of its own.
      { name: 'icons', test: isIcon, priority: 0 },
    ],
  };
  return {
    name: 'croupier-first-screen',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const codeOf = (id: string): string => this.getModuleInfo(id)?.code ?? '';
      const index = ids.find(isIconIndex);
      const files = iconFiles(index ? codeOf(index) : '');
      const fileOf = new Map(ids.filter(isIcon).map((id) => [/([\w-]+)\.m?js$/.exec(id)?.[1], id]));
      const iconsOf = (id: string): string[] =>
        importedIcons(codeOf(id)).flatMap((name) => fileOf.get(files.get(name)) ?? []);

      const closureOf = (entry: RegExp, known: ReadonlySet<string>): Set<string> => {
        const found = new Set<string>();
        const follow = (id: string): void => {
          if (found.has(id) || known.has(id) || isIconIndex(id)) return;
          found.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next);
          for (const next of iconsOf(id)) follow(next);
        };
        for (const id of ids) if (entry.test(id)) follow(id);
        return found;
      };
      // What the small entry needs stays with it: else it would have to wait for everything.
      first = closureOf(APP, closureOf(MAIN, new Set()));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const linked = (pattern: RegExp, rel: string) =>
          Object.keys(bundle)
            .filter((name) => pattern.test(name) && !html.includes(name))
            .map((name) => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: { rel, crossorigin: true, href: `/${name}` },
            }));
        return {
          // What the server drew is read before any script has run: its styles, fonts and pictures go first.
          html: html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
          tags: [
            ...linked(STYLES, 'stylesheet'),
            ...linked(START, 'modulepreload').map((tag) => ({
              ...tag,
              attrs: { ...tag.attrs, fetchpriority: 'low' },
            })),
          ],
        };
      },
    },
  };
}

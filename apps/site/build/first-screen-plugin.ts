import type { Plugin, Rolldown } from 'vite';
import { iconFiles, importedIcons, isIcon, isIconIndex } from './icon-names.ts';

const MAIN = /\/src\/main\.tsx$/;
const APP = /\/src\/start\.tsx$/;
const START = /^js\/(?:start|vendor)\.[\w-]+\.js$/;
const STYLES = /^css\/(?:start|vendor)\.[\w-]+\.css$/;

/**
 * Bundles everything the first screen needs into two scripts, ours and libraries, requested in parallel: dozens of small
 * files would queue on a slow connection, and libraries change less often.
 */
export function bundleFirstScreen(): Plugin {
  let first: ReadonlySet<string> = new Set();
  const isFirst = (id: string): boolean => first.has(id);
  const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
    // Otherwise dependencies of the small entry would be included.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', test: (id) => isFirst(id) && id.includes('/node_modules/'), priority: 2 },
      { name: 'start', test: isFirst, priority: 1 },
      // Otherwise each would become a separate script.
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
      // Dependencies of the small entry stay with it, so that it does not wait for everything.
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
          // The server-rendered page is visible before scripts run, so styles, fonts and pictures come first.
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

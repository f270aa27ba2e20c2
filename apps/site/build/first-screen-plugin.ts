import type { Plugin, Rolldown } from 'vite';
import { iconFiles, importedIcons, isIcon, isIconIndex } from './icon-names.ts';

const MAIN = /\/src\/main\.tsx$/;
const APP = /\/src\/start\.tsx$/;
const START = /^js\/(?:start|vendor)\.[\w-]+\.js$/;
/** Parts of the layout that the server renders and that work a moment later, and those that only members see. */
const LAYOUT = /\/src\/features\/frame\/.*\/(?:SideMenu|TopNav|Footer)\.tsx$/;
const MEMBER = /\/src\/features\/(?:account|wallet)\/(?:AccountButton|HeaderBalance|CashierButtons)\.tsx$/;
/** What every page tells when it is idle: announcements, big wins, changes pushed by the server. */
const NEWS =
  /\/src\/(?:features\/(?:announcements\/EntryCard|winners\/toasts\/WinToasts)\.tsx|realtime\/site-realtime\.ts)$/;
/** The home page below its first screen. */
const LOBBY = /\/src\/features\/home\/HomeLobby\.tsx$/;
/** The schemas of the first calls. Building them is three tasks: of zod, of games, of the rest. */
const ZOD = /\/contract\/src\/money\.ts$/;
const GAME_SCHEMAS = /\/contract\/src\/games\/catalogue\.ts$/;
const LOBBY_SCHEMAS = /\/shared\/api\/schemas\/(?:schema-groups|lobby-schemas)\.ts$/;
const LATER = /^js\/(?:layout|member)\.[\w-]+\.js$/;
/** In index.html, inside the list of scripts that pages of known visitors preload. */
const LATER_MARK = '/* later parts */';
const STYLES = /^css\/(?:start|vendor|layout)\.[\w-]+\.css$/;

/** Names of scripts and the modules whose closures they contain, in the order in which they are loaded. */
const SCRIPTS: ReadonlyArray<readonly [name: string, entry: RegExp]> = [
  ['layout', LAYOUT],
  ['member', MEMBER],
  ['zod', ZOD],
  ['game-schemas', GAME_SCHEMAS],
  ['lobby-schemas', LOBBY_SCHEMAS],
  ['news', NEWS],
  ['lobby', LOBBY],
];

/**
 * Bundles everything the first screen needs into two scripts, ours and libraries, requested in parallel: dozens of small
 * files would queue on a slow connection, and libraries change less often. What follows when the page is idle is in a few
 * more, because requesting dozens is a long task on a phone.
 */
export function bundleFirstScreen(): Plugin {
  let first: ReadonlySet<string> = new Set();
  const later = new Map<string, ReadonlySet<string>>();
  const isFirst = (id: string): boolean => first.has(id);
  const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
    // Otherwise dependencies of the small entry would be included.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', test: (id) => isFirst(id) && id.includes('/node_modules/'), priority: 3 },
      { name: 'start', test: isFirst, priority: 2 },
      ...SCRIPTS.map(([name]) => ({
        name,
        test: (id: string) => later.get(name)?.has(id) === true,
        priority: 1,
      })),
      // Otherwise each would become a separate script.
      // Icons of one page only stay with that page.
      { name: 'icons', test: isIcon, priority: 0, minShareCount: 3 },
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
      const main = closureOf(MAIN, new Set());
      first = closureOf(APP, main);
      const known = new Set([...main, ...first]);
      for (const [name, entry] of SCRIPTS) {
        const modules = closureOf(entry, known);
        later.set(name, modules);
        for (const id of modules) known.add(id);
      }
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
        const laterScripts = Object.keys(bundle).filter((name) => LATER.test(name));
        return {
          // The server-rendered page is visible before scripts run, so styles, fonts and pictures come first.
          html: html
            .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
            .replace(LATER_MARK, () => laterScripts.map((name) => `'/${name}'`).join(', ')),
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

import { fileOf, isTest, targetOf, type Source } from './sources.ts';

/** What each workspace may import of the others. */
export const WORKSPACE_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/fairplay': [],
  'packages/agreements': [],
  'packages/art': [],
  'packages/ui': ['art'],
  'packages/conformance': ['contract'],
  'packages/i18n': [],
  'packages/web': ['ui', 'i18n', 'contract'],
  'apps/site': ['web', 'ui', 'art', 'i18n', 'contract', 'fairplay', 'agreements'],
  'apps/console': ['web', 'ui', 'i18n', 'contract'],
  // The conformance suite only in tests, as a vendor.
  'apps/server': ['contract', 'i18n', 'fairplay', 'agreements', 'art', 'conformance'],
  'apps/sandbox': ['contract', 'fairplay', 'art', 'ui'],
  e2e: ['contract', 'i18n', 'fairplay', 'agreements', 'art', 'ui', 'web'],
  bench: ['contract', 'i18n', 'fairplay', 'agreements', 'art', 'ui', 'web'],
};

/** Tests and benchmarks start the real server, so these two may reach into it. */
const REACHES_INTO: Readonly<Record<string, readonly string[]>> = {
  e2e: ['apps/server', 'packages', 'scripts', 'bench'],
  bench: ['apps/server', 'packages', 'scripts', 'e2e'],
};

/** The server's modules in their total order: each may import only earlier ones, through their `index.ts`. */
export const MODULES: readonly string[] = [
  'merchants',
  'audit-log',
  'files',
  'captcha',
  'delivery',
  'verification',
  'federation',
  'factors',
  'members',
  'sessions',
  'sign-in',
  'operators',
  'permissions',
  'approvals',
  'wallet',
  'adjustments',
  'protection',
  'bonuses',
  'messages',
  'content',
  'feedback',
  'rounds',
  'catalogue',
  'figures',
  'network',
  'winners',
  'jackpot',
  'originals',
  'live-bets',
  'vendors',
  'lottery',
  'kyc',
  'risk',
  'payments',
  'rebates',
  'teams',
  'line-transfers',
  'rings',
  'loyalty',
  'promotions',
  'contests',
  'referrals',
  'contracts',
  'member-file',
  'lists',
  'exports',
  'find',
  'reports',
  'operations',
  'today',
  'desk',
];

const AREAS: ReadonlySet<string> = new Set([
  'base',
  'access',
  'money',
  'games',
  'engagement',
  'agents',
  'backoffice',
]);

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\/([^/]+)\//;
const FEATURE = /^apps\/(?:site|console)\/src\/features\/([^/]+)\//;

const workspaceOf = (path: string): string | undefined =>
  Object.keys(WORKSPACE_MAY_IMPORT).find((name) => path.startsWith(`${name}/`));

function workspaceBreaches(source: Source): string[] {
  const workspace = workspaceOf(source.path);
  if (!workspace) return [];
  const own = workspace.split('/').at(-1);
  const reach = REACHES_INTO[workspace] ?? [];
  return source.imports.flatMap((specifier) => {
    const other = /^@croupier\/([^/]+)/.exec(specifier)?.[1];
    if (other && other !== own && !WORKSPACE_MAY_IMPORT[workspace]?.includes(other))
      return [`${workspace} may not import ${other}`];
    if (!specifier.startsWith('.')) return [];
    const target = targetOf(source, specifier);
    const allowed = [workspace, ...reach].some((folder) => target.startsWith(`${folder}/`));
    return allowed ? [] : [`reaches out of its workspace to ${target}`];
  });
}

/** How a file may use the server's modules. Tests may look inside. */
function moduleBreaches(source: Source): string[] {
  if (isTest(source.path)) return [];
  const [, area, own] = MODULE.exec(source.path) ?? [];
  const found: string[] = [];
  if (area && !AREAS.has(area)) found.push(`${area} is no area`);
  if (own && !MODULES.includes(own)) found.push(`module ${own} has no place in the order`);
  for (const specifier of source.imports.filter((each) => each.startsWith('.'))) {
    const target = targetOf(source, specifier);
    const other = MODULE.exec(target)?.[2];
    if (!other || other === own) continue;
    if (source.path.includes('/platform/')) found.push(`platform may not import module ${other}`);
    if (source.path.startsWith('apps/server/') && !target.endsWith(`/${other}/index.ts`))
      found.push(`imports ${target} past its index.ts`);
    if (own && MODULES.indexOf(other) > MODULES.indexOf(own))
      found.push(`module ${own} may not import ${other}, which comes after it`);
  }
  return found;
}

function featureBreaches(source: Source): string[] {
  const own = FEATURE.exec(source.path)?.[1];
  if (!own) return [];
  return source.imports
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => FEATURE.exec(targetOf(source, specifier))?.[1] ?? [])
    .filter((other) => other !== own)
    .map((other) => `feature imports feature ${other}`);
}

/** Everything that imports of one file do against the layers. */
export const importBreaches = (source: Source): string[] => [
  ...workspaceBreaches(source),
  ...moduleBreaches(source),
  ...featureBreaches(source),
];

/** Cycles in a graph of names, each as `a → b → a`. */
export function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (name: string, trail: readonly string[]): void => {
    if (state.get(name) === 'done') return;
    if (state.get(name) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(name)), name].join(' → '));
      return;
    }
    state.set(name, 'open');
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
    state.set(name, 'done');
  };
  for (const name of graph.keys()) visit(name, []);
  return cycles;
}

/** Import cycles among files, type imports included. */
export const fileCycles = (sources: readonly Source[]): string[] =>
  cyclesIn(
    new Map(
      sources.map((source) => [
        source.path,
        new Set(
          source.imports
            .filter((specifier) => specifier.startsWith('.'))
            .map((specifier) => targetOf(source, specifier)),
        ),
      ]),
    ),
  );

/**
 * Import cycles among the folders directly below `parent`: two folders that need each other are one subject, or a
 * third is missing.
 */
export function folderCycles(parent: string, sources: readonly Source[]): string[] {
  const childOf = (path: string): string | undefined => {
    if (!path.startsWith(`${parent}/`)) return undefined;
    const [child, ...rest] = path.slice(parent.length + 1).split('/');
    return rest.length > 0 ? child : undefined;
  };
  const graph = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = childOf(source.path);
    if (!from) continue;
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const specifier of source.imports.filter((each) => each.startsWith('.'))) {
      const to = childOf(targetOf(source, specifier));
      if (to && to !== from) targets.add(to);
    }
  }
  return cyclesIn(graph).map((cycle) => `${parent}: ${cycle}`);
}

export const isModuleIndex = (path: string): boolean =>
  MODULE.test(path) && fileOf(path) === 'index.ts' && path.split('/').length === 7;

/** The icon index lists thousands of icons; following it would add each to the first screen. */
export const isIconIndex = (id: string): boolean => /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/.test(id);

export const isIcon = (id: string): boolean => /\/lucide-react\/dist\/esm\/icons\//.test(id);

const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const EXPORTS = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/icons\/([\w-]+)\.m?js['"]/g;

/** Icons that a module imports from the index. */
export const importedIcons = (code: string): string[] =>
  [...code.matchAll(IMPORTS)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

/** File of each icon name. */
export function iconFiles(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(EXPORTS))
    for (const name of names.split(',')) files.set(name.trim().replace(/^default\s+as\s+/, ''), file);
  return files;
}

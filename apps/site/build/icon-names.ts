/** The index of the icons, which names thousands of them: following it would make each a part of the first screen. */
export const isIconIndex = (id: string): boolean => /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/.test(id);

export const isIcon = (id: string): boolean => /\/lucide-react\/dist\/esm\/icons\//.test(id);

const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const EXPORTS = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/icons\/([\w-]+)\.m?js['"]/g;

/** Names of the icons that a module asks the index for. */
export const importedIcons = (code: string): string[] =>
  [...code.matchAll(IMPORTS)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

/** Which file each name of the index stands for. */
export function iconFiles(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(EXPORTS))
    for (const name of names.split(',')) files.set(name.trim().replace(/^default\s+as\s+/, ''), file);
  return files;
}

import { expect, test } from 'vitest';
import { iconFiles, importedIcons } from './icon-names.ts';

test('finds the icons that a module imports, also under other names', () => {
  const code = `import { useState } from "react";\nimport { House, X as Close,\n  Play } from "lucide-react";\nlet a;`;
  expect(importedIcons(code)).toEqual(['House', 'X', 'Play']);
  expect(importedIcons('import React from "react"')).toEqual([]);
});

test('every name maps to an icon file', () => {
  const files = iconFiles(
    `export { index as icons };\nexport { default as Home, default as House } from './icons/house.mjs';`,
  );
  expect([files.get('Home'), files.get('House'), files.get('icons')]).toEqual(['house', 'house', undefined]);
});

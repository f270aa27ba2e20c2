import { expect, test } from 'vitest';
import { iconFiles, importedIcons } from './icon-names.ts';

test('icons that a module imports, whatever it calls them', () => {
  const code = `import { useState } from "react";\nimport { House, X as Close,\n  Play } from "lucide-react";\nlet a;`;
  expect(importedIcons(code)).toEqual(['House', 'X', 'Play']);
  expect(importedIcons('import React from "react"')).toEqual([]);
});

test('each of its names leads to the file of an icon', () => {
  const files = iconFiles(
    `export { index as icons };\nexport { default as Home, default as House } from './icons/house.mjs';`,
  );
  expect([files.get('Home'), files.get('House'), files.get('icons')]).toEqual(['house', 'house', undefined]);
});

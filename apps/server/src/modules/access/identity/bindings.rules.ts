/** `Somchai Jaidee` → `S••• J•••`: enough for the owner to recognise, too little to answer a question with. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((part) => part !== '')
    .map((part) => `${Array.from(part)[0] ?? ''}•••`)
    .join(' ');

const ID = /^([0-9a-f]{32})\.webp$/;

/** The id of a picture by the name of its file. */
export const pictureIdOf = (file: string): string | undefined => ID.exec(file)?.[1];

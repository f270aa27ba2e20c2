/** The same tree of keys with other texts: a language that lacks a key, or has one too many, does not compile. */
export type SameKeys<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameKeys<Tree[Key]>;
};

export type StageProps = {
  family: string;
  numbers: readonly string[];
  landed: ReadonlySet<number>;
  /** Texts of the result that meet a bet of the reader. */
  hits: ReadonlySet<number>;
  isSkipped: boolean;
};

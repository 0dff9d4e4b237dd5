/** A mistake that somebody could make, and the tests that must find it. */
export interface Mutant {
  name: string;
  /** Where it is made: a path or a pattern of paths. Exactly one file must hold the text. */
  file: string;
  text: string;
  becomes: string;
  tests: string[];
}

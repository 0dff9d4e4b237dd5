import type { Violation } from './issues.ts';

/** A few values of which several may hold. */
export interface OptionSet<Option extends string = string> {
  label: string;
  options: readonly Option[];
  /** The option that holds with no other. */
  alone?: Option;
  /** Pairs of options that do not hold together. */
  apart?: readonly (readonly [Option, Option])[];
}

/** Options as a list, or as text with commas between them: `electric,stove`. */
export type OptionsInput = string | readonly string[];

/** The words of an input, without blanks around them and without empty ones. */
export function wordsOf(input: OptionsInput): string[] {
  const words = typeof input === 'string' ? input.split(',') : input;
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

/** The chosen options in the order of the set, each once; other words are left out. */
export function chosenOf<Option extends string>({ options }: OptionSet<Option>, input: OptionsInput): Option[] {
  const words = new Set(wordsOf(input));
  return options.filter((option) => words.has(option));
}

/** The violation of words that are no options, or of options that do not hold together. */
export function violationOfOptions(set: OptionSet, input: OptionsInput): Violation | undefined {
  const { label, options } = set;
  if (wordsOf(input).some((word) => !options.includes(word))) {
    return { code: 'not_one_of', params: { label, options: options.join(', ') } };
  }
  const chosen = chosenOf(set, input);
  for (const [at, one] of chosen.entries()) {
    const other = chosen.slice(at + 1).find((each) => contradicts(set, one, each));
    if (other !== undefined) return { code: 'options_contradict', params: { label, one, other } };
  }
  return undefined;
}

/** The options after a press on one: taken back where it is chosen, else chosen in place of those that contradict it. */
export function pressOption(set: OptionSet, input: OptionsInput, option: string): string[] {
  const chosen = chosenOf(set, input);
  if (chosen.includes(option)) return chosen.filter((each) => each !== option);
  return chosenOf(set, [...chosen.filter((each) => !contradicts(set, each, option)), option]);
}

function contradicts({ alone, apart = [] }: OptionSet, one: string, other: string): boolean {
  if (one === alone || other === alone) return true;
  return apart.some((pair) => pair.includes(one) && pair.includes(other));
}

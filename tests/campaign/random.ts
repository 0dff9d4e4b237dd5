/** Numbers that look random and follow from a seed alone, so that a run can be repeated. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** A whole number; both bounds are inclusive. */
  whole(min: number, max: number): number;
  chance(part: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** @param seeds the seed of the run, and numbers that part its streams from each other */
export function randomOf(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => mix(Math.imul(mixed, 0x9e3779b1) ^ seed), 0x2545f491);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (part) => next() < part,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new Error('There is nothing to pick from.');
      return from[whole(0, from.length - 1)] as T;
    },
  };
}

/** Mixes the bits of 32: the finaliser of MurmurHash3. */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

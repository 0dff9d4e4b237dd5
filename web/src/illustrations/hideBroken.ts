import type { SyntheticEvent } from 'react';

/** A drawing that does not load, as one that was not seen before without a network, leaves its place empty. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.classList.add('invisible');
}

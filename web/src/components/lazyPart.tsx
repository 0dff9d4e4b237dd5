import { type ComponentType, lazy } from 'react';

/** A component in a chunk of its own. Where its chunk does not arrive, `Missing` stands in its place, or nothing. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = () => null,
) {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
}

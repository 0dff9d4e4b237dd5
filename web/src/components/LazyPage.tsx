import { type ComponentType, lazy, useEffect, useMemo } from 'react';
import { tellAnswers } from './earlyPresses.ts';

type Load = () => Promise<ComponentType>;

/** A page in a chunk of its own. Once preloaded it renders synchronously, as hydration and prerendering need. */
export class Page {
  readonly Lazy: ComponentType;
  loaded: ComponentType | undefined;
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
    this.Lazy = lazy(async () => ({ default: await this.preload() }));
  }

  async preload(): Promise<ComponentType> {
    this.loaded ??= await this.#load();
    return this.loaded;
  }
}

export function LazyPage({ page }: { page: Page }) {
  // One choice for a page: changing from `Lazy` to the loaded component later would remount the page and lose its state.
  const Shown = useMemo(() => page.loaded ?? page.Lazy, [page]);
  useEffect(() => {
    // Within an effect React could not answer at once what is pressed.
    setTimeout(tellAnswers, 0, 'root');
  }, []);
  return <Shown />;
}

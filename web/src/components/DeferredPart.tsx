import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { LazyPage, Page } from './LazyPage.tsx';

interface Setup {
  /** Of the element around the part. */
  id: string;
  /** Resolves when the visitor may need the part's script. */
  needed: (element: HTMLElement) => Promise<unknown>;
  load: () => Promise<ComponentType>;
}

/**
 * A part of a prerendered page whose script is loaded when it is needed; what was prerendered can be read, and its links
 * work, from the start. Where the part was not prerendered, its script is loaded at once.
 */
export class DeferredPart extends Page {
  readonly id: string;
  #load: (() => void) | undefined;

  constructor({ id, needed, load }: Setup) {
    super(async () => {
      const element = this.prerendered();
      if (element) await Promise.race([needed(element), this.#demand()]);
      return load();
    });
    this.id = id;
  }

  prerendered(): HTMLElement | null {
    return typeof document === 'undefined' ? null : document.getElementById(this.id);
  }

  /** To be called when React had to drop what was prerendered: nothing stands there until the script is loaded. */
  readonly loadNow = (): void => this.#load?.();

  #demand(): Promise<void> {
    return new Promise((resolve) => {
      this.#load = resolve;
    });
  }
}

export function Deferred({ part, fallback }: { part: DeferredPart; fallback: ReactNode }) {
  return (
    <div id={part.id}>
      <Suspense fallback={<Fallback part={part}>{fallback}</Fallback>}>
        <LazyPage page={part} />
      </Suspense>
    </div>
  );
}

function Fallback({ part, children }: { part: DeferredPart; children: ReactNode }) {
  useEffect(() => part.loadNow(), [part]);
  return children;
}

/** What a visitor may do first, wherever on the page. */
const acts = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Resolves when the visitor does something for the first time from now on. */
export function firstAct(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const act of acts) addEventListener(act, resolve, { once: true, passive: true, capture: true });
  });
}

/** Resolves when the element is about to be seen. */
export function nearView(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve(entry);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  });
}

/** What a visitor may do first: any of it may lead to where a part of the page is needed that cannot be seen yet. */
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Resolves when an element is about to be seen or the visitor stirs; at once where it is not on the page, since then
 * nothing stands there meanwhile.
 */
export async function wanted(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return;
  const waiting = new AbortController();
  await new Promise<unknown>((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { signal: waiting.signal, passive: true });
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) resolve(entry);
      },
      { rootMargin: '200px' },
    );
    near.observe(element);
    waiting.signal.addEventListener('abort', () => near.disconnect());
  });
  waiting.abort();
}

/**
 * Lays out what the first look of a prerendered page left out, part by part: at once it would hold a slow phone up. From then on each
 * place is where it will stay, for whoever goes back to it.
 */
export function showAll(root: HTMLElement): void {
  const part = root.querySelector<HTMLElement>('.below-fold:not([data-shown])');
  if (!part) return void delete root.dataset.page;
  part.dataset.shown = '';
  requestAnimationFrame(() => setTimeout(showAll, 0, root));
}

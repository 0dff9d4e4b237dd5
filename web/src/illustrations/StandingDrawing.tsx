import { type ReactNode, useState } from 'react';

interface Props {
  /** Of its element. */
  id: string;
  /** The drawing's source, which the build alone knows. */
  source: string;
  className: string;
  /** The same as a picture, where the page was not prerendered. */
  children: ReactNode;
}

/**
 * A drawing that stands in a prerendered page itself: a file of its own would be seen an answer later. The browser's scripts do
 * not have it: they take what stands there.
 */
export function StandingDrawing({ id, source, className, children }: Props) {
  const [standing] = useState(() => (import.meta.env.SSR ? source : document.getElementById(id)?.innerHTML));
  if (!standing) return children;
  return (
    <div
      id={id}
      aria-hidden="true"
      className={`${className} [&>svg]:size-full`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, from the build
      dangerouslySetInnerHTML={{ __html: standing }}
    />
  );
}

/** A drawing's file for a place in a page, which it fills: cut at both ends, or at the top alone. */
export function filling(drawing: string, low = false): string {
  const cut = `xMidY${low ? 'Max' : 'Mid'} slice`;
  return drawing.replace('<svg ', `<svg preserveAspectRatio="${cut}" `).replace(/<title>.*?<\/title>\s*/, '');
}

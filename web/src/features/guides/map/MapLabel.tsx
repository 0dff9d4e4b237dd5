import type { ReactNode } from 'react';
import { project, type Spot } from './projection.ts';

/** Sizes are units of the drawing, which is small on phones: there letters take more of them. */
const kinds = {
  place: 'fill-walnut font-serif font-semibold max-sm:text-[16px] sm:text-[11px]',
  link: 'fill-glacier-deep font-serif font-semibold underline decoration-1 underline-offset-2 max-sm:text-[16px] sm:text-[11px] group-hover:decoration-2 forced-colors:fill-[LinkText]',
  peak: 'fill-walnut max-sm:text-[14px] sm:text-[8.5px]',
  river: 'fill-[#1f5f6b] italic sm:text-[8.5px] dark:fill-[#8fd0d8] urdu:not-italic',
} as const;

interface Props {
  kind: keyof typeof kinds;
  at: Spot;
  dx?: number;
  dy?: number;
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
  children: ReactNode;
}

/** A name on the map, with a rim in the colour of the ground, so that lines below do not cross it. */
export function MapLabel({ kind, at, dx = 0, dy = 0, anchor = 'middle', className = '', children }: Props) {
  const { x, y } = project(at);
  return (
    <text
      x={x + dx}
      y={y + dy}
      textAnchor={anchor}
      strokeWidth="3"
      strokeLinejoin="round"
      className={`forced-color-adjust-none stroke-[#f3e6d2] [paint-order:stroke] forced-colors:stroke-[Canvas] dark:stroke-[#211a16] ${kinds[kind]} ${kind === 'link' ? '' : 'forced-colors:fill-[CanvasText]'} ${className}`}
    >
      {children}
    </text>
  );
}

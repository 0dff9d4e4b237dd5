import { project, type Spot } from './projection.ts';

/** Mountains that fill the ranges, from north to south, with their size: a picture of them, not one of each. */
const mountains: readonly (readonly [Spot, size: number])[] = [
  [[36.62, 72.35], 1],
  [[36.6, 73.2], 1.1],
  [[36.58, 73.95], 1],
  [[36.6, 75.75], 1.1],
  [[36.45, 72.85], 1.2],
  [[36.42, 75.45], 1.2],
  [[36.35, 76.1], 1.3],
  [[36.2, 75.5], 1.2],
  [[36.08, 75.85], 1.3],
  [[36, 72.5], 1.1],
  [[35.95, 73.25], 1.1],
  [[35.9, 75.4], 1.1],
  [[35.88, 76.05], 1.4],
  [[35.78, 73.7], 1.2],
  [[35.7, 72.95], 1],
  [[35.55, 76.1], 1.2],
  [[35.58, 75.8], 1],
  [[35.3, 76.45], 1.1],
  [[35.2, 74.95], 1.1],
  [[35.1, 75.35], 1],
  [[34.97, 74.62], 0.9],
  [[34.95, 75.1], 1],
  [[34.92, 75.75], 1.1],
  [[34.6, 75.35], 1],
  [[34.5, 75.95], 0.9],
  [[34.02, 74.25], 0.8],
  [[33.88, 74.6], 0.9],
  [[33.72, 75.02], 0.9],
];

const woods: readonly Spot[] = [
  [35.22, 72.3],
  [35.02, 72.22],
  [35.06, 72.68],
  [34.72, 73.72],
  [34.5, 73.05],
  [34.55, 73.6],
  [34.25, 73.36],
  [34.03, 73.32],
  [34.0, 73.68],
  [34.52, 74.12],
  [34.63, 74.42],
  [33.78, 73.42],
];

/** Drawings of mountains and woods: decoration without information. */
export function Ranges() {
  return (
    <g className="forced-colors:hidden">
      <circle cx="62" cy="66" r="38" className="fill-[#f9dfba] dark:fill-[#33261c]" />
      {woods.map((spot) => (
        <Pine key={spot.join()} at={spot} />
      ))}
      {mountains.map(([spot, size]) => (
        <Mountain key={spot.join()} at={spot} size={size} />
      ))}
    </g>
  );
}

/** A peak with the light from the west, its foot at a spot. */
export function Mountain({ at, size }: { at: Spot; size: number }) {
  const { x, y } = project(at);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-13 6-5-4-3-4 0-9l4 6 2 1 7 8z"
        className="fill-[#8db6b3] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] dark:fill-[#3b666b]"
      />
      <path d="M0-9l4 6 2 1 7 8H3L0 1l1-4z" className="fill-[#4b878b] forced-colors:hidden dark:fill-[#234347]" />
      <path d="M0-9l4 6-2 1-1-1-2 2-1-2-1.5 1z" className="fill-[#fbf5e9] forced-colors:hidden dark:fill-[#d8d2c4]" />
    </g>
  );
}

function Pine({ at }: { at: Spot }) {
  const { x, y } = project(at);
  return (
    <g transform={`translate(${x} ${y})`} className="fill-[#8ba983] dark:fill-[#35543c]">
      <path d="M0-8 3.2 2H-3.2z" />
      <path d="M6-4.5 8.4 3H3.6z" />
      <path d="M-6-5-3.5 3h-5z" />
    </g>
  );
}

/** Degrees north and east. */
export type Spot = readonly [north: number, east: number];

/** The corner from which the map is measured, and how far it reaches from there, in degrees. */
const west = 71.75;
const north = 36.95;
const degreesDown = 3.62;
const degreesAcross = 5.1;

/** Units of the drawing for a degree from north to south: 1.11 km each. */
const unit = 100;

/** Meridians come closer towards the north: a degree across is as long as it is in the middle of the map. */
const shrink = Math.cos(((north - degreesDown / 2) * Math.PI) / 180);

const rounded = (value: number) => Math.round(value * 10) / 10;

export const mapSize = { width: rounded(degreesAcross * shrink * unit), height: rounded(degreesDown * unit) };

/** Where a spot lies in the drawing. */
export function project([lat, lon]: Spot): { x: number; y: number } {
  return { x: rounded((lon - west) * shrink * unit), y: rounded((north - lat) * unit) };
}

/** A soft line through spots: between two of them it leaves in the direction of their neighbours. */
export function lineThrough(spots: readonly Spot[]): string {
  const points = spots.map(project);
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const curves = points.slice(1).map((end, index) => {
    const start = at(index);
    const [before, after] = [at(index - 1), at(index + 2)];
    const leaves = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const arrives = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${pair(leaves)} ${pair(arrives)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${curves.join('')}`;
}

function pair({ x, y }: { x: number; y: number }): string {
  return `${rounded(x)} ${rounded(y)}`;
}

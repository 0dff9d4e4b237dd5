/** The value below which this part of all values is; 0 where there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** By how much a value grows with its time, by least squares. */
export function slope(points: readonly { at: number; value: number }[]): number {
  const mean = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const at = mean((point) => point.at);
  const value = mean((point) => point.value);
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  const common = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0);
  return spread === 0 ? 0 : common / spread;
}

/** How often each name was counted. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  get sum(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  toString(): string {
    const sorted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([name, count]) => `${name}: ${count}`).join(', ');
  }
}

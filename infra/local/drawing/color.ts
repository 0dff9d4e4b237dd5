export type Tint = readonly [number, number, number];

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(red: number, green: number, blue: number): string {
  const value = [red, green, blue].map((channel) => Math.max(0, Math.min(255, Math.round(channel))));
  return `#${value.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function mix(from: string, to: string, share: number): string {
  const [a, b, c] = channels(from);
  const [x, y, z] = channels(to);
  return hexOf(a + (x - a) * share, b + (y - b) * share, c + (z - c) * share);
}

/** Multiplies, as coloured light on a surface does. */
export function tint(hex: string, [red, green, blue]: Tint): string {
  const [a, b, c] = channels(hex);
  return hexOf(a * red, b * green, c * blue);
}

// Warm ends instead of white and black keep every mixture inside the brand's palette.
export const lighten = (hex: string, share: number): string => mix(hex, '#fff7e8', share);
export const darken = (hex: string, share: number): string => mix(hex, '#2a1c1c', share);

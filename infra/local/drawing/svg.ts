export type Point = readonly [number, number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const outline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** A closed curve through the middle of every edge: corners become bends. */
export function smoothOutline(points: readonly Point[]): string {
  const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [first = [0, 0]] = points;
  const parts = points.map((point, index) => `Q${pair(point)} ${pair(middle(point, points[index + 1] ?? first))}`);
  return `M${pair(middle(points.at(-1) ?? first, first))}${parts.join('')}Z`;
}

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const poly = (points: readonly Point[], fill: string, extra = ''): string => path(outline(points), fill, extra);
export const smooth = (points: readonly Point[], fill: string, extra = ''): string =>
  path(smoothOutline(points), fill, extra);

type Box = { x: number; y: number; w: number; h: number; r?: number };
export const rect = ({ x, y, w, h, r = 0 }: Box, fill: string, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}" ${extra}/>`;

export const circle = ([x, y]: Point, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;
export const ellipse = ([x, y]: Point, [rx, ry]: Point, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" ${extra}/>`;
export const line = (points: readonly Point[], color: string, width: number, extra = ''): string =>
  stroke(`M${points.map(pair).join('L')}`, color, width, extra);

export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;
/** Draws in units of its own: `scale` pixels a unit, from `origin`, downwards as on paper. */
export const placed = (content: string, [x, y]: Point, scale = 1): string =>
  group(content, `transform="translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})"`);

type Stop = readonly [offset: number, color: string, opacity?: number];

/** Collects the gradients of one picture; equal ones are kept once. */
export class Sheet {
  readonly #definitions = new Map<string, string>();

  #add(tag: string, attributes: string, stops: readonly Stop[]): string {
    const inner = stops.map(
      ([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    );
    const body = `${attributes}>${inner.join('')}</${tag}>`;
    const known = this.#definitions.get(`<${tag} ${body}`) ?? `g${this.#definitions.size}`;
    this.#definitions.set(`<${tag} ${body}`, known);
    return `url(#${known})`;
  }

  down(...stops: Stop[]): string {
    return this.#add('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops);
  }

  across(...stops: Stop[]): string {
    return this.#add('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops);
  }

  glow(...stops: Stop[]): string {
    return this.#add('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops);
  }

  definitions(): string {
    const items = [...this.#definitions].map(([text, id]) => text.replace(/^<(\w+)/, `<$1 id="${id}"`));
    return `<defs>${items.join('')}</defs>`;
  }
}

/** A line of a plot: where it goes, and whether it is a bound, which is drawn with dashes. */
export interface Line {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
  isBound?: boolean;
}

export interface Plot {
  title: string;
  x: Axis;
  y: Axis;
  lines: readonly Line[];
}

interface Axis {
  label: string;
  from: number;
  to: number;
}

const [width, height] = [860, 460];
const area = { left: 84, right: 640, top: 56, bottom: 396 };
const colours = ['#0b6e74', '#b4552d', '#3d6b35', '#7a4a9c', '#a8791c', '#2d5fa8', '#a12c4f', '#5b5b5b', '#1f9d55'];
const ink = '#2b2521';

/** A drawing of lines over two logarithmic axes, on a ground of its own, so that it is read on any page. */
export function drawPlot({ title, x, y, lines }: Plot): string {
  const across = scale(x, area.left, area.right);
  const up = scale(y, area.bottom, area.top);
  const labels = apart(lines.map((line) => up(line.points.at(-1)?.[1] ?? y.from)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${ink}" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="#fdfbf7" stroke="#d8d0c4"/>`,
    `<text x="${area.left}" y="32" font-size="17" font-weight="600">${title}</text>`,
    ...powers(x).flatMap((value) => upright(across(value), short(value))),
    ...powers(y).flatMap((value) => level(up(value), short(value))),
    `<text x="${(area.left + area.right) / 2}" y="${height - 20}" text-anchor="middle">${x.label}</text>`,
    `<text transform="translate(22 ${(area.top + area.bottom) / 2}) rotate(-90)" text-anchor="middle">${y.label}</text>`,
    ...lines.flatMap((line, at) =>
      drawLine(line, { across, up, y, colour: colours[at % colours.length] ?? ink, label: labels[at] ?? 0 }),
    ),
    '</svg>',
    '',
  ].join('\n');
}

interface PlotSpace {
  across: Scale;
  up: Scale;
  y: Axis;
  colour: string;
  label: number;
}

function drawLine({ name, points, isBound }: Line, { across, up, y, colour, label }: PlotSpace): string[] {
  const shown = points.filter(([, value]) => value >= y.from && value <= y.to);
  const [last] = shown.slice(-1);
  if (!last) return [];
  const path = shown.map(([at, value]) => `${round(across(at))},${round(up(value))}`).join(' ');
  const dashes = isBound ? ' stroke-dasharray="6 5"' : '';
  return [
    `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"${dashes}/>`,
    `<path d="M${round(across(last[0]) + 3)} ${round(up(last[1]))}L${area.right + 12} ${round(label)}" stroke="${colour}" stroke-width="1"/>`,
    `<text x="${area.right + 16}" y="${round(label + 4)}" fill="${colour}">${name}</text>`,
  ];
}

type Scale = (value: number) => number;

function scale({ from, to }: Axis, begin: number, end: number): Scale {
  return (value) =>
    begin + ((Math.log10(value) - Math.log10(from)) / (Math.log10(to) - Math.log10(from))) * (end - begin);
}

function powers({ from, to }: Axis): number[] {
  const first = Math.ceil(Math.log10(from));
  return Array.from({ length: Math.floor(Math.log10(to)) - first + 1 }, (_, step) => 10 ** (first + step));
}

function upright(at: number, label: string): string[] {
  return [
    `<path d="M${round(at)} ${area.top}V${area.bottom}" stroke="#e6dfd4"/>`,
    `<text x="${round(at)}" y="${area.bottom + 20}" text-anchor="middle">${label}</text>`,
  ];
}

function level(at: number, label: string): string[] {
  return [
    `<path d="M${area.left} ${round(at)}H${area.right}" stroke="#e6dfd4"/>`,
    `<text x="${area.left - 8}" y="${round(at + 4)}" text-anchor="end">${label}</text>`,
  ];
}

/** Places of labels, each at least a line's height from the next, near where their lines end. */
function apart(wanted: readonly number[]): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const least = 17;
  for (const [place, each] of order.entries()) {
    const before = order[place - 1];
    each.at = Math.max(area.top, each.at, before ? before.at + least : 0);
  }
  for (const [place, each] of [...order].reverse().entries()) {
    const behind = order[order.length - place];
    each.at = Math.min(each.at, behind ? behind.at - least : area.bottom);
  }
  return order.sort((a, b) => a.index - b.index).map(({ at }) => at);
}

/** `1k` for a thousand, `1M` for a million. */
function short(value: number): string {
  if (value >= 1e9) return `${value / 1e9}G`;
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1e3 ? `${value / 1e3}k` : String(Number(value.toPrecision(1)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

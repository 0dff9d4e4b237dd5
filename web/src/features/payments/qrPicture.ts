import { encode } from 'uqr';

/** Modules of a QR code, rows from the top, dark ones true, with the quiet zone around them. */
export type Modules = readonly (readonly boolean[])[];

/** Light modules on each side, which readers need (ISO/IEC 18004). */
const quietZone = 4;

/** Pixels of a module in the picture that is saved. */
const modulePixels = 16;

/** A text as a QR code, a seventh of which may be unreadable: a scratched or dirty screen is read. */
export function modulesOf(text: string): Modules {
  return encode(text, { ecc: 'M', border: quietZone }).data;
}

interface Run {
  x: number;
  y: number;
  width: number;
}

/** Dark modules that stand side by side in a row, as one: no line is seen between them, however the picture is scaled. */
function runsOf(modules: Modules): Run[] {
  return modules.flatMap((row, y) => {
    const signs = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
    return [...signs.matchAll(/x+/g)].map(({ 0: { length }, index }) => ({ x: index, y, width: length }));
  });
}

/** The dark modules as the path of an SVG, one unit each. */
export function pathOf(modules: Modules): string {
  return runsOf(modules)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('');
}

/** The code as a PNG, black on white. It throws where the browser draws none. */
export async function pictureOf(modules: Modules): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const side = modules.length * modulePixels;
  [canvas.width, canvas.height] = [side, side];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#000';
  pen.scale(modulePixels, modulePixels);
  for (const { x, y, width } of runsOf(modules)) pen.fillRect(x, y, width, 1);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The browser made no picture');
  return picture;
}

import jsQr from 'jsqr';
import sharp from 'sharp';

/** The package has its function once more within, for those that import it as it stands. */
const find = ('default' in jsQr ? jsQr.default : jsQr) as typeof jsQr;

/** The text of a QR code in pixels of red, green, blue and opacity; undefined where none is found. */
function read(pixels: Uint8ClampedArray, width: number): string | undefined {
  return find(pixels, width, pixels.length / 4 / width)?.data;
}

/** The text of the QR code that an SVG draws in so many pixels, on a page of a colour. */
export async function readSvg(
  svg: string,
  { side, page }: { side: number; page: string },
): Promise<string | undefined> {
  const file = svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
  const around = { top: 40, bottom: 40, left: 40, right: 40 };
  const picture = sharp(Buffer.from(file))
    .extend({ ...around, background: page })
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return read(new Uint8ClampedArray(data), info.width);
}

/** The text of the QR code whose dark areas (x, y, width, height) stand on a white square. */
export function readPng(side: number, dark: readonly (readonly number[])[]): string | undefined {
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x = 0, y = 0, width = 0, height = 0] of dark)
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return read(pixels, side);
}

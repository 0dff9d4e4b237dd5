import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { guidePaths, listPaths } from '../../shared/addresses/publicPaths.ts';
import { type Destination, destinations } from '../../shared/rules/destinations.ts';

/** Pixels of a preview's picture, as messengers and networks show it. */
export const previewSize = { width: 1200, height: 630 };

/** Which part of a poster is shown: how far below its top it begins, of its height. */
const begins: Record<Destination, number> = {
  murree: 0.28,
  swat: 0.14,
  hunza: 0.24,
  kashmir: 0.3,
  gilgit: 0.2,
  skardu: 0.26,
};

/** The paths of the drawn pictures, by destination, and that of the whole site. */
export type Previews = Record<Destination | 'home', string>;

/** Draws the picture of each destination, and that of the site, among the files of a built site. */
export async function drawPreviews(site: URL): Promise<Previews> {
  const places = Object.keys(destinations) as Destination[];
  const drawn = [
    ...places.map((place) => drawPreview(site, place, begins[place])),
    drawPreview(site, 'heroDawn', 0.02),
  ];
  const paths = await Promise.all(drawn);
  return Object.fromEntries([...places, 'home'].map((name, index) => [name, paths[index]])) as Previews;
}

async function drawPreview(site: URL, picture: string, from: number): Promise<string> {
  const drawing = await readFile(new URL(`../src/illustrations/${picture}.svg`, import.meta.url));
  const { width } = previewSize;
  const whole = await sharp(drawing, { density: 300 }).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const top = Math.min(Math.round(whole.info.height * from), Math.max(0, whole.info.height - previewSize.height));
  const part = sharp(whole.data).extract({
    left: 0,
    top,
    width,
    height: Math.min(previewSize.height, whole.info.height),
  });
  const file = await part
    .resize({ ...previewSize, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  const path = `assets/preview-${picture}-${createHash('sha256').update(file).digest('base64url').slice(0, 8)}.jpg`;
  await writeFile(new URL(path, site), file);
  return `/${path}`;
}

/** The picture that a page is shown with: that of the destination that it is about, if it is about one. */
export function previewOf(path: string, previews: Previews): string {
  const addresses = [...Object.entries(guidePaths), ...Object.entries(listPaths)];
  const [place] = addresses.find(([, address]) => address === path) ?? [];
  return place !== undefined && place in previews ? previews[place as Destination] : previews.home;
}

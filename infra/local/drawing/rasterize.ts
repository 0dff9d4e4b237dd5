import sharp from 'sharp';

const widths = [320, 640, 960] as const;

/** The three stored widths of a drawing. It is rendered once, and the smaller ones are scaled from that. */
export async function rasterize(svg: string): Promise<{ width: number; webp: Buffer }[]> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    widths.map(async (width) => {
      const picture = sharp(data, { raw });
      const sized = width === info.width ? picture : picture.resize(width);
      return { width, webp: await sized.webp({ quality: 70, effort: 2 }).toBuffer() };
    }),
  );
}

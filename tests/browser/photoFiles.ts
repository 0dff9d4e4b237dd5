import sharp from 'sharp';

/** A photo as phones take them, 12 megapixels of hills and trees, that differs with its number. */
export async function phonePhoto(number: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const trees = Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [(index * 977 * number) % 4000, 1500 + ((index * 613) % 1500)];
    return `<path d="M${x} ${y}l60 200h-120z" fill="hsl(${120 + ((index * 37) % 60)},40%,${20 + (index % 30)}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000">
    <rect width="4000" height="3000" fill="hsl(${number * 50},60%,75%)"/>${trees.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer };
}

export function phonePhotos(count: number) {
  return Promise.all(Array.from({ length: count }, (_, index) => phonePhoto(index + 1)));
}

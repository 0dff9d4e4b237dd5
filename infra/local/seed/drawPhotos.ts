import { type PhotoWidth, photoKey } from '../../../shared/rules/photos.ts';
import { drawRoom } from '../drawing/drawRoom.ts';
import { rasterize } from '../drawing/rasterize.ts';
import type { SeedPhoto } from './seedProperty.ts';

export type StoredPhoto = { key: string; body: Buffer; contentType: 'image/webp'; cacheControl: string };
export type PutPhoto = (photo: StoredPhoto) => Promise<void>;

export type DrawPhoto = (photo: SeedPhoto) => Promise<{ width: number; webp: Buffer }[]>;

type Ports = { putPhoto: PutPhoto; report(sentence: string): void };

// The renderer uses one core a picture and storing waits between: with three under way two cores stay busy.
const atOnce = 3;
const reportEvery = 100;

export const drawPhoto: DrawPhoto = ({ facts, view }) => rasterize(drawRoom(facts, view));

/** Draws each distinct picture once and stores it in every width. After a failure nothing new is begun. */
export async function drawPhotos(photos: readonly SeedPhoto[], ports: Ports, draw: DrawPhoto): Promise<void> {
  const queue = [...new Map(photos.map((photo) => [photo.id, photo])).values()];
  const total = queue.length;
  let stored = 0;

  async function work(): Promise<void> {
    for (let photo = queue.shift(); photo; photo = queue.shift()) {
      await store(photo, await draw(photo), ports.putPhoto);
      stored += 1;
      if (stored % reportEvery === 0) ports.report(`Drew ${stored} of ${total} sample pictures.`);
    }
  }

  ports.report(`Drawing ${total} sample pictures, once only.`);
  const workers = Array.from({ length: atOnce }, () =>
    work().catch((error) => {
      queue.length = 0;
      throw error;
    }),
  );
  await Promise.all(workers);
}

async function store({ id }: SeedPhoto, drawn: Awaited<ReturnType<DrawPhoto>>, put: PutPhoto): Promise<void> {
  const puts = drawn.map(({ width, webp }) =>
    put({
      key: photoKey(id, width as PhotoWidth),
      body: webp,
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    }),
  );
  await Promise.all(puts);
}

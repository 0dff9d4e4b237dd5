import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { hasTraveller } from '../../../functions/bookings/booking.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { rateCard } from '../../../functions/properties/writeCard.ts';
import { newReview } from '../../../functions/reviews/review.ts';
import { reviewWrites, sumsKey } from '../../../functions/reviews/reviewItem.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import type { Table, TableKey } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { Failure } from '../../../shared/errors.ts';
import type { ReviewSums } from '../../../shared/rules/reviews.ts';
import { type SamplePicture, samplePictures, sampleProperties, sitePictures } from './samples.ts';
import { sampleStays, seedAnswers, seedBookings } from './seedBookings.ts';
import { seedMoney } from './seedMoney.ts';
import { seedPeople } from './seedPeople.ts';
import { seedTalk } from './seedTalk.ts';

/** Where the samples go. */
export interface SampleStores extends Record<TableKey, Table> {
  photos: { client: S3Client; bucket: string };
  /** On one machine money and messages are there too; in a stage they would bring mails, and need the key of people's numbers. */
  withMoney?: boolean;
}

/** Tells how far it is: so many of so many things. */
export type Progress = (things: string, done: number, all: number) => void;

/** Says that the samples are complete. Raise the version when the samples change, and the next start renews them. */
const marker = { pk: 'sample', sk: 'version 10' };

/**
 * Stores the sample people, pictures, properties, bookings and reviews unless they are there already. All of it has the same ids in every
 * run, and the marker is written last: a first start that was cut short is completed by the next one. A property is
 * stored after its pictures.
 */
export async function seedWhenEmpty(
  stores: SampleStores,
  report: (sentence: string) => void,
  progress: Progress = () => {},
): Promise<void> {
  const { properties } = stores;
  const { client, name: TableName } = properties;
  const { Item } = await client.send(new GetCommand({ TableName, Key: marker }));
  if (Item) return;
  await seedPeople(stores);
  const pictures = [...(await samplePictures()), ...sitePictures];
  const told = (things: string, all: readonly unknown[]) => (done: number) => progress(things, done, all.length);
  await someAtOnce(pictures, (picture) => putPicture(stores.photos, picture), told('pictures', pictures));
  const save = (property: Property) => saveUnlessRemoved(properties, property);
  await someAtOnce(sampleProperties, save, told('properties', sampleProperties));
  const bookings = await seedBookings(stores.bookings);
  await seedAnswers(stores.vendors);
  await seedReviews(properties);
  if (stores.withMoney) {
    await seedMoney(stores);
    await seedTalk(stores);
  }
  await client.send(new PutCommand({ TableName, Item: marker }));
  const rooms = sampleProperties.flatMap((property) => property.rooms);
  report(`Stored ${sampleProperties.length} sample properties with ${rooms.length} rooms, and ${bookings} bookings.`);
}

/** A table that was just created takes no more of them in a second. */
const atOnce = 8;

async function someAtOnce<T>(
  all: readonly T[],
  store: (one: T) => Promise<void>,
  tell: (done: number) => void,
): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) {
    await Promise.all(all.slice(at, at + atOnce).map(store));
    tell(Math.min(at + atOnce, all.length));
  }
}

/** A sample that somebody has taken down since an earlier start stays down. */
async function saveUnlessRemoved(table: Table, property: Property): Promise<void> {
  await propertyStore(table)
    .save(property)
    .catch((error: unknown) => {
      if (!(error instanceof Failure && error.code === 'property_not_found')) throw error;
    });
}

async function putPicture({ client, bucket }: SampleStores['photos'], { key, read }: SamplePicture): Promise<void> {
  const object = { Bucket: bucket, Key: key, Body: await read() };
  await client.send(
    new PutObjectCommand({
      ...object,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** Stores what guests of the samples said of stays that are over, and the ratings of their cards; what is there already stays. */
async function seedReviews(table: Table): Promise<void> {
  for (const { booking, review } of sampleStays()) {
    if (!review || booking.reviewedAt === undefined || !hasTraveller(booking)) continue;
    const { answer, ...said } = review;
    const written = { ...newReview(booking, said), writtenAt: booking.reviewedAt };
    const answered = answer === undefined ? {} : { answer, answeredAt: booking.reviewedAt };
    await transact(table, reviewWrites(table.name, { ...written, ...answered }));
    await rate(table, booking.propertyId);
  }
}

async function rate(table: Table, propertyId: string): Promise<void> {
  const sums = await readItem<ReviewSums>(table, sumsKey(propertyId));
  if (sums) await rateCard(table, propertyId, sums);
}

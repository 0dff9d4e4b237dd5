import type { Item } from '../client/stores.ts';

const marks = ['clean', 'warm', 'host', 'road', 'value'];

/**
 * Holds reviews to docs/data.md: one of a traveller for a property, each noted as its traveller's, and the sums those of the
 * reviews. Answers with a sentence for each that is wrong.
 */
export function checkReviews(items: readonly Item[]): string[] {
  const reviews = items.filter(({ pk }) => pk.startsWith('reviews#'));
  const notes = items.filter(({ pk, sk }) => pk.startsWith('property#') && sk.startsWith('reviewer#'));
  return [
    ...differences(reviews.map(noteOf), notes.map(textOf)),
    ...differences(
      sumsOf(reviews),
      items.filter(({ pk, sk }) => pk.startsWith('property#') && sk === 'reviews').map(sumText),
    ),
  ];
}

const noteOf = ({ propertyId, userId, sk }: Item) => `property#${propertyId} reviewer#${userId} ${sk}`;

const textOf = ({ pk, sk, listed }: Item) => `${pk} ${sk} ${listed}`;

const sumText = (item: Item) => [item.pk, item.count, ...marks.map((mark) => item[mark])].join(' ');

/** The sums that the properties should have. */
function sumsOf(reviews: readonly Item[]): string[] {
  return [...Map.groupBy(reviews, ({ propertyId }) => `property#${propertyId}`)].map(([pk, those]) => {
    const sums = marks.map((mark) => those.reduce((sum, review) => sum + Number(review[mark]), 0));
    return [pk, those.length, ...sums].join(' ');
  });
}

function differences(wanted: readonly string[], found: readonly string[]): string[] {
  return [
    ...wanted.filter((text) => !found.includes(text)).map((text) => `missing beside its reviews: ${text}`),
    ...found
      .filter((text, at) => !wanted.includes(text) || found.indexOf(text) !== at)
      .map((text) => `not as the reviews are: ${text}`),
    ...wanted.filter((text, at) => wanted.indexOf(text) !== at).map((text) => `twice: ${text}`),
  ];
}

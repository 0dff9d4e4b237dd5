// How wide pictures are shown, as values of `sizes`. For phones it says a twentieth less than it is, so that those with two
// device pixels a pixel take the file of 640 pixels and not the one of 960, which has twice the bytes.

/** Of a card's picture. */
export const cardSizes = '(min-width: 80rem) 17rem, (min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 88vw';

/** Of the large pictures on a room's page. */
export const slideSizes = '(min-width: 78rem) 46rem, (min-width: 64rem) 60vw, 88vw';

/**
 * The heights of a card's parts, which its skeleton has too. The words have two lines of the name, one of the place, one of
 * what fits and two of facts, three in the narrow columns of a wide screen. On a phone of 360 pixels the whole card has 340
 * at most, also with the dates' line below the price.
 */
export const cardHeights = {
  picture: 'max-sm:h-[max(8rem,42cqi)]',
  words: 'h-34 sm:h-39',
  price: 'min-h-14 @min-[19rem]:min-h-8',
  datedPrice: 'min-h-19 @min-[19rem]:min-h-12',
} as const;

/**
 * The heights of a card's parts, which its skeleton has too. The words have two lines of the name, one of the place, one of
 * what fits and two of facts, three in the narrow columns of a wide screen. On a phone of 360 pixels the whole card has 340
 * at most, also with the dates' line below the price; in Urdu, whose lines are higher, it has 430.
 */
export const cardHeights = {
  picture: 'max-sm:h-[max(8rem,42cqi)]',
  words: 'h-34 sm:h-39 urdu:h-46',
  price: 'min-h-14 @min-[19rem]:min-h-8 urdu:min-h-18 urdu:@min-[19rem]:min-h-10',
  datedPrice: 'min-h-19 @min-[19rem]:min-h-12 urdu:min-h-26 urdu:@min-[19rem]:min-h-17',
} as const;

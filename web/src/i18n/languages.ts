/** Languages that have a catalog, each with the direction in which it is written. */
export const directions: Record<string, 'ltr' | 'rtl'> = { en: 'ltr' };

/** Languages that the site speaks, each with the direction in which it is written. */
export const directions: Record<string, 'ltr' | 'rtl'> = { en: 'ltr' };

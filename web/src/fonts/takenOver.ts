/**
 * Told to the window when the site puts its own page in the place of one that a function filled: its font comes with it. In a file of its
 * own, since the first load needs nothing else of fonts.
 */
export const takenOverEvent = 'taken-over';

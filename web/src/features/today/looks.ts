/** The quieter line below a name. A line of Nastaliq alone needs less height than a text of several. */
export const secondLine = 'numbers text-sm leading-snug text-bark urdu:leading-[1.6]!';

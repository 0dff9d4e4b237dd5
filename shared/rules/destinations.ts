/** The destinations that Sarai names, by key. The documented spelling "Sawat" stays what the owner prints. */
export const destinations = {
  murree: 'Murree Hills',
  swat: 'Sawat Valley',
  hunza: 'Hunza Valley',
  kashmir: 'Kashmir',
  gilgit: 'Gilgit',
  skardu: 'Skardu',
} as const;

export type Destination = keyof typeof destinations;

export const destinationKeys = Object.keys(destinations) as [Destination, ...Destination[]];

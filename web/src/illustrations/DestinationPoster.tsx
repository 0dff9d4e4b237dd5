import type { ComponentType } from 'react';
import type { Destination } from '../../../shared/rules/places.ts';
import { GilgitPoster } from './GilgitPoster.tsx';
import { HunzaPoster } from './HunzaPoster.tsx';
import { KashmirPoster } from './KashmirPoster.tsx';
import { MurreePoster } from './MurreePoster.tsx';
import type { PosterProps } from './Poster.tsx';
import { SkarduPoster } from './SkarduPoster.tsx';
import { SwatPoster } from './SwatPoster.tsx';

const posters: Record<Destination, ComponentType<PosterProps>> = {
  murree: MurreePoster,
  swat: SwatPoster,
  hunza: HunzaPoster,
  kashmir: KashmirPoster,
  gilgit: GilgitPoster,
  skardu: SkarduPoster,
};

export function DestinationPoster({ place, ...props }: PosterProps & { place: Destination }) {
  const PlacePoster = posters[place];
  return <PlacePoster {...props} />;
}

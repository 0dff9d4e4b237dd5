import type { Destination } from '../../../shared/rules/places.ts';
import { DestinationPoster } from './DestinationPoster.tsx';
import gilgit from './gilgit.svg?raw';
import hunza from './hunza.svg?raw';
import kashmir from './kashmir.svg?raw';
import murree from './murree.svg?raw';
import { filling, StandingDrawing } from './StandingDrawing.tsx';
import skardu from './skardu.svg?raw';
import swat from './swat.svg?raw';

function sourceOf(place: Destination): string {
  return filling({ murree, swat, hunza, kashmir, gilgit, skardu }[place]);
}

/** A destination's picture at the beginning of its page. */
export function StandingPoster({ place, className }: { place: Destination; className: string }) {
  return (
    <StandingDrawing
      id={`poster-${place}`}
      source={import.meta.env.SSR ? sourceOf(place) : ''}
      className={`overflow-hidden dark:brightness-80 ${className}`}
    >
      <DestinationPoster eager place={place} className={className} />
    </StandingDrawing>
  );
}

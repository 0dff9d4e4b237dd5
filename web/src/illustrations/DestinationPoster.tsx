import type { Destination } from '../../../shared/rules/places.ts';
import gilgit from './gilgit.svg?no-inline';
import hunza from './hunza.svg?no-inline';
import kashmir from './kashmir.svg?no-inline';
import murree from './murree.svg?no-inline';
import skardu from './skardu.svg?no-inline';
import swat from './swat.svg?no-inline';

const pictures: Record<Destination, string> = { murree, swat, hunza, kashmir, gilgit, skardu };

interface Props {
  place: Destination;
  className?: string;
  /** Load at once: for a poster that is seen before any scrolling. */
  eager?: boolean;
}

/** A destination's picture, 3:4, decorative: the card around it says the place in words. */
export function DestinationPoster({ place, className = '', eager = false }: Props) {
  return (
    <img
      src={pictures[place]}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}

import type { Destination } from '../../../shared/rules/destinations.ts';
import gilgit from './gilgit.svg?no-inline';
import hunza from './hunza.svg?no-inline';
import { Illustration } from './Illustration.tsx';
import kashmir from './kashmir.svg?no-inline';
import murree from './murree.svg?no-inline';
import skardu from './skardu.svg?no-inline';
import swat from './swat.svg?no-inline';

const pictures: Record<Destination, string> = { murree, swat, hunza, kashmir, gilgit, skardu };

interface Props {
  place: Destination;
  className?: string;
  eager?: boolean;
}

/** A destination's picture, 3:4. */
export function DestinationPoster({ place, ...look }: Props) {
  return <Illustration src={pictures[place]} width={300} height={400} {...look} />;
}

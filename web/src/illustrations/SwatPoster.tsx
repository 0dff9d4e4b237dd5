import { Poster, type PosterProps } from './Poster.tsx';
import src from './swat.svg?no-inline';

export function SwatPoster(props: PosterProps) {
  return <Poster src={src} {...props} />;
}

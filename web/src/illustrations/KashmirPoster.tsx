import src from './kashmir.svg?no-inline';
import { Poster, type PosterProps } from './Poster.tsx';

export function KashmirPoster(props: PosterProps) {
  return <Poster src={src} {...props} />;
}

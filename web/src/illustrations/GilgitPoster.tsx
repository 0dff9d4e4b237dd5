import src from './gilgit.svg?no-inline';
import { Poster, type PosterProps } from './Poster.tsx';

export function GilgitPoster(props: PosterProps) {
  return <Poster src={src} {...props} />;
}

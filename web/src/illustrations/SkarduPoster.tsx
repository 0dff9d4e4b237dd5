import { Poster, type PosterProps } from './Poster.tsx';
import src from './skardu.svg?no-inline';

export function SkarduPoster(props: PosterProps) {
  return <Poster src={src} {...props} />;
}

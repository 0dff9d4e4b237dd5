import src from './hunza.svg?no-inline';
import { Poster, type PosterProps } from './Poster.tsx';

export function HunzaPoster(props: PosterProps) {
  return <Poster src={src} {...props} />;
}

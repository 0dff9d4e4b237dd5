import src from './murree.svg?no-inline';
import { Poster, type PosterProps } from './Poster.tsx';

export function MurreePoster(props: PosterProps) {
  return <Poster src={src} {...props} />;
}

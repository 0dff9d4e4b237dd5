import { langOf } from '../../components/writtenIn.ts';
import { sayTypedPlace } from '../../words/places.ts';

/** The place of a hotel as its owner has written it. One that Sarai knows has the name that readers call it by. */
export function PlaceName({ typed, className }: { typed: string; className?: string }) {
  const said = sayTypedPlace(typed);
  return (
    <bdi lang={langOf(said)} className={className}>
      {said}
    </bdi>
  );
}

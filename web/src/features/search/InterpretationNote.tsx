import { Trans } from '@lingui/react/macro';
import type { SearchAnswer } from '../../../../shared/contracts/search.ts';
import { saySoughtPlace } from '../../words/places.ts';

/** The interpretation of a typed place until the answer of the search has its own. */
export function expectedInterpretation(typed: string): SearchAnswer {
  return { kind: 'place', name: typed, instead: false };
}

/** The name of an interpretation: a place in the reader's language, a hotel as its owner calls it. */
export function sayInterpretation({ kind, name }: SearchAnswer): string {
  return kind === 'hotel' ? name : saySoughtPlace(name);
}

/** A sentence where a search shows another place than the typed one, or places around it. */
export function InterpretationNote({ shows, typed }: { shows: SearchAnswer; typed: string }) {
  const { kind, instead } = shows;
  const around = shows.around && saySoughtPlace(shows.around);
  if (!instead && around === undefined) return null;
  const name = sayInterpretation(shows);
  return (
    <span className="mt-1 block">
      {instead && kind === 'hotel' && (
        <Trans>
          No place or hotel is called “<bdi>{typed}</bdi>”. The closest match is <bdi>{name}</bdi>.
        </Trans>
      )}
      {instead && kind === 'place' && (
        <Trans>
          No place or hotel is called “<bdi>{typed}</bdi>”. These are rooms in <bdi>{name}</bdi>.
        </Trans>
      )}{' '}
      {around !== undefined && (
        <Trans>
          Those of <bdi>{name}</bdi> first, then the others of <bdi>{around}</bdi>.
        </Trans>
      )}
    </span>
  );
}

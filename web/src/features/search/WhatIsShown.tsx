import { Trans } from '@lingui/react/macro';
import type { Shown } from '../../../../shared/contracts/search.ts';
import { saySoughtPlace } from '../../words/places.ts';

/** What a search will most likely show, until its answer says so. */
export function likelyShown(typed: string): Shown {
  return { kind: 'place', name: typed, instead: false };
}

/** What is shown by its name: a place in the reader's language, a hotel as its owner calls it. */
export function nameOfShown({ kind, name }: Shown): string {
  return kind === 'hotel' ? name : saySoughtPlace(name);
}

/** A sentence where a search shows something else than it was asked for, or something more. */
export function WhatIsShown({ shows, typed }: { shows: Shown; typed: string }) {
  const { kind, around, instead } = shows;
  if (!instead && around === undefined) return null;
  const name = nameOfShown(shows);
  return (
    <span className="mt-1 block">
      {instead && <Instead kind={kind} name={name} typed={typed} />}{' '}
      {around !== undefined && <Around name={name} around={saySoughtPlace(around)} />}
    </span>
  );
}

function Instead({ kind, name, typed }: Pick<Shown, 'kind' | 'name'> & { typed: string }) {
  return kind === 'hotel' ? (
    <Trans>
      Nothing is called “<bdi>{typed}</bdi>”. <bdi>{name}</bdi> is most like it.
    </Trans>
  ) : (
    <Trans>
      Nothing is called “<bdi>{typed}</bdi>”. These are rooms in <bdi>{name}</bdi>.
    </Trans>
  );
}

function Around({ name, around }: { name: string; around: string }) {
  return (
    <Trans>
      Those of <bdi>{name}</bdi> first, then the others of <bdi>{around}</bdi>.
    </Trans>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Shown } from '../../../../shared/contracts/search.ts';
import { placeName } from '../../../../shared/rules/places.ts';
import { soughtPlace } from '../../../../shared/rules/soughtPlace.ts';

/** What a search will most likely show, until its answer says so. */
export function likelyShown(typed: string): Shown {
  const { key } = soughtPlace(typed);
  return { kind: 'place', name: placeName(key, typed), instead: false };
}

/** A sentence where a search shows something else than it was asked for, or something more. */
export function WhatIsShown({ shows, typed }: { shows: Shown; typed: string }) {
  const { kind, name, around, instead } = shows;
  if (!instead && around === undefined) return null;
  return (
    <span className="mt-1 block">
      {instead && <Instead kind={kind} name={name} typed={typed} />}{' '}
      {around !== undefined && <Around {...{ name, around }} />}
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

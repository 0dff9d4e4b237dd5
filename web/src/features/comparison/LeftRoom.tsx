import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { paths } from '../../paths.ts';
import { sayTypedPlace } from '../../words/places.ts';
import { searchOfWishes } from '../search/roomSearch.ts';
import { searchPath } from '../search/searchUrl.ts';

interface Props {
  /** The name of its hotel, where this browser or the account has it. */
  name: string | undefined;
  /** The place of the hotel, as its owner has written it. */
  place: string | undefined;
  state: 'closed' | 'gone';
  /** The wishes for which other rooms are looked for. */
  wishes: WishesOfStay;
  /** A control that takes it away. */
  action: ReactNode;
}

/** A room that cannot be had any more, as a line: its hotel was taken down, is hidden, or takes no guests. */
export function LeftRoom({ name, place, state, wishes, action }: Props) {
  return (
    <li className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1 rounded-control bg-drift px-4 py-2">
      <p className="min-w-0 grow basis-52 py-1.5 wrap-anywhere">
        <strong className="font-semibold">
          {name === undefined ? <Trans>A hotel</Trans> : <bdi lang={langOf(name)}>{name}</bdi>}
        </strong>{' '}
        <span className="text-bark">
          · {state === 'gone' ? <Trans>No longer offered</Trans> : <Trans>Takes no guests now</Trans>}
        </span>
      </p>
      <OtherRooms place={place} wishes={wishes} />
      {action}
    </li>
  );
}

function OtherRooms({ place, wishes }: Pick<Props, 'place' | 'wishes'>) {
  const { t } = useLingui();
  if (!place) {
    return (
      <TextLink to={paths.hotels}>
        <Trans>All hotels</Trans>
      </TextLink>
    );
  }
  const { counts: _, ...others } = wishes;
  const said = sayTypedPlace(place);
  return <TextLink to={searchPath(searchOfWishes(place, others))}>{t`Other rooms in ${said}`}</TextLink>;
}

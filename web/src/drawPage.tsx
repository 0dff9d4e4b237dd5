import { t } from '@lingui/core/macro';
import type { getRoomDetails } from '../../shared/contracts/search.ts';
import type { Reply } from '../../shared/endpoint.ts';
import type { BroughtAnswer, DrawnPage } from '../../shared/pageTemplates.ts';
import { largestPhoto } from '../../shared/photos/photos.ts';
import { holdAnswer } from './api/broughtAnswer.ts';
import { withSwr } from './api/withSwr.tsx';
import { rendered } from './components/useDocumentTitle.ts';
import { drawnSite, textBelowTitle } from './drawnPage.tsx';
import { formatPrice } from './features/rooms/format.ts';
import { headOf } from './head.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { otherPages } from './otherPages.ts';
import { RoomDetailsPage } from './pages/RoomDetailsPage.tsx';
import { SearchResultsPage } from './pages/SearchResultsPage.tsx';
import { roomIn } from './paths.ts';
import { sayTypedPlace } from './words/places.ts';

const pages = { room: withSwr(RoomDetailsPage), results: withSwr(SearchResultsPage) };

startLanguage();

/**
 * Draws a page whose content an operation answers, as the browser draws it first: with the components of the site. It is built for
 * functions, which call it with one request after another.
 */
export function drawPage(address: string, brought?: BroughtAnswer): DrawnPage {
  const [pathname = '', query = ''] = address.split('?');
  const isRoom = roomIn(pathname) !== undefined;
  otherPages.loaded = pages[isRoom ? 'room' : 'results'];
  const forget = brought && holdAnswer(brought);
  try {
    return drawnSite(address, (html) =>
      isRoom && brought
        ? headOfRoom(brought.answer as Reply<typeof getRoomDetails>)
        : headOf({ path: `${pathname}?${placeOf(query)}`, ...said(textBelowTitle(html) ?? ''), data: [] }),
    );
  } finally {
    forget?.();
  }
}

/** Results of a place are one page, whatever somebody wishes beside it. */
function placeOf(query: string): string {
  return new URLSearchParams({ location: new URLSearchParams(query).get('location') ?? '' }).toString();
}

function said(description: string) {
  const { title } = rendered;
  return { title: t`${title} · Sarai`, description };
}

function headOfRoom({ data: { roomDetails } }: Reply<typeof getRoomDetails>): string {
  const [hotel] = roomDetails.hotels;
  const room = hotel?.rooms[0];
  const photo = room?.images[0]?.imgURL;
  const from = formatPrice(room?.price ?? 0);
  const about = [sayTypedPlace(roomDetails.Location), t`${from} a night`, hotel?.description ?? ''].join(' · ');
  const picture = photo === undefined ? undefined : { path: photo, ...largestPhoto };
  return headOf({ path: `/user/room-details/${roomDetails._id}`, ...said(about), picture, data: [] });
}

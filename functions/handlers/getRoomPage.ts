import { getRoomPage } from '../../shared/contracts/roomPages.ts';
import { pageTemplates } from '../rooms/pageTemplates.ts';
import { detailPorts, roomDetails } from '../rooms/roomDetails.ts';
import { missingRoomPage, roomPage } from '../rooms/roomPage.ts';
import { implement } from '../runtime/implement.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';

export const handler = implement(
  getRoomPage,
  { ...detailPorts, templates: pageTemplates },
  async ({ params: { roomId }, query: { room, language } }, { templates, ...ports }) => {
    const asked = { roomId, room };
    const [details, template, renderer] = await Promise.all([
      // A room that others cannot see has no page either.
      unlessRefused(roomDetails(asked, ports), 'room_not_found'),
      templates.read('room', language),
      templates.renderer(language),
    ]);
    if (!details) return { status: 404 as const, html: missingRoomPage(await templates.read('missing', language)) };
    return {
      status: 200 as const,
      html: roomPage({ template, renderer, origin: templates.origin }, { asked, details }),
    };
  },
);

import { getRoomPage } from '../../shared/contracts/roomPages.ts';
import { Failure } from '../../shared/errors.ts';
import { pageTemplates } from '../rooms/pageTemplates.ts';
import { detailPorts, roomDetails } from '../rooms/roomDetails.ts';
import { missingRoomPage, roomPage } from '../rooms/roomPage.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getRoomPage,
  { ...detailPorts, templates: pageTemplates },
  async ({ params: { roomId }, query: { room, language } }, { templates, ...ports }) => {
    const asked = { roomId, room };
    const [details, template, renderer] = await Promise.all([
      found(roomDetails(asked, ports)),
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

/** The result is undefined for a room that others cannot see either. */
function found<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'room_not_found') return undefined;
    throw error;
  });
}

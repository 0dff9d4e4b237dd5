import { plural, t } from '@lingui/core/macro';
import type { FormIssue } from '../../../forms/formIssue.ts';
import type { PhotoUploads } from '../../photos/PhotoUploads.ts';
import type { PropertyDraft } from './propertyDraft.ts';

/** An issue for each room with photos that were not uploaded. */
export function unsentIssues({ rooms }: PropertyDraft, uploads: Pick<PhotoUploads, 'get'>): FormIssue[] {
  return rooms.flatMap(({ photos }, index) => {
    const unsent = photos.filter(({ imgURL }) => imgURL === undefined);
    if (unsent.length === 0) return [];
    const refused = unsent.some(({ key }) => uploads.get(key)?.stage === 'refused');
    return [{ path: `hotelDetail.rooms.${index}.images`, message: sentence(unsent.length, refused) }];
  });
}

function sentence(count: number, refused: boolean): string {
  if (refused) return t`Remove the photos that were not taken, then submit again.`;
  return plural(count, {
    one: '# photo did not arrive. Try it again, or remove it.',
    other: '# photos did not arrive. Try them again, or remove them.',
  });
}

import { fail } from '../../shared/errors.ts';
import { isUploaded } from '../../shared/photos/photos.ts';
import { type FieldIssue, issuesAt, type Violation } from '../../shared/rules/issues.ts';
import { propertyLimits } from '../../shared/rules/property.ts';
import type { photoLookup } from '../photos/photos.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Property } from './property.ts';

type Photos = OpenPorts<{ photos: typeof photoLookup }>['photos'];

/**
 * Holds the photos that a property is to show for the first time to what their owner may show: own uploads that are
 * ready and that no other property shows. @throws Failure `invalid_request` with an issue for each room's photo
 */
export async function checkPhotos(next: Property, current: Property | undefined, photos: Photos): Promise<void> {
  const known = new Set(current?.rooms.flatMap((room) => room.photos));
  const added = new Set(next.rooms.flatMap((room) => room.photos).filter((photo) => !known.has(photo)));
  if (added.size > propertyLimits.newPhotos) throw fail('invalid_request', { issues: [tooManyAtOnce] });
  const verdicts = await Promise.all([...added].map(async (id) => [id, await violationOf(id, next, photos)] as const));
  const violations = new Map(verdicts);
  const issues = next.rooms.flatMap((room, at) =>
    issuesAt(room.photos.map((photo, index) => [imagePath(at, index), violations.get(photo)])),
  );
  if (issues.length > 0) throw fail('invalid_request', { issues });
}

function imagePath(room: number, image: number): string {
  return `hotelDetail.rooms.${room}.images.${image}.imageUrl`;
}

const tooManyAtOnce: FieldIssue = {
  path: 'hotelDetail.rooms',
  code: 'too_many_new_photos',
  params: { max: propertyLimits.newPhotos },
};

async function violationOf(
  id: string,
  { vendorId, ...property }: Property,
  photos: Photos,
): Promise<Violation | undefined> {
  const photo = isUploaded(id) ? await photos.find(id) : undefined;
  if (photo?.vendorId !== vendorId) return { code: 'photo_not_own' };
  if (photo.state !== 'ready') return { code: 'photo_not_ready' };
  const taken = photo.propertyId !== undefined && photo.propertyId !== property.id;
  return taken ? { code: 'photo_of_another_property' } : undefined;
}
